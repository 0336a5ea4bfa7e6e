"""The GPU kit, ``xlaengine bench gpu``: which promises hold on a card, and the engine's speed beside the card's own."""
