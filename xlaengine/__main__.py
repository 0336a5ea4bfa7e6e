"""``python -m xlaengine``."""

import os

try:
    from xlaengine.cli.main import main

    if __name__ == "__main__":
        main(program="python -m xlaengine")
except KeyboardInterrupt:  # between the moments when `main` handles one
    os._exit(130)
