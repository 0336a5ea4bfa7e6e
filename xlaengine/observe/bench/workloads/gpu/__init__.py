"""The GPU kit, ``xlaengine bench gpu``: which promises hold on a card, and how fast the engine is beside what was measured of the card."""
