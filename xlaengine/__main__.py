"""``python -m xlaengine``."""

import os

try:
    from xlaengine.cli.main import main

    if __name__ == "__main__":
        main(program="python -m xlaengine")
except KeyboardInterrupt:  # before or after the time in which `main` handles it
    os._exit(130)
