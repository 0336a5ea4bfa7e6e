"""A family of two new kinds of layer, made of what a family may use: nothing in the package knows it.

It shows that a kind of layer, a cell and a family are new files and one registration.
"""
