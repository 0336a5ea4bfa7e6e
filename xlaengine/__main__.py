"""``python -m xlaengine``."""

from xlaengine.cli.main import main

if __name__ == "__main__":
    main(program="python -m xlaengine")
