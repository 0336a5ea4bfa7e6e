"""The shape of the proposals of one step: a tree of tokens after the stream's last token, usually a chain."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from functools import cached_property


@dataclass(frozen=True)
class Tree:
    """Nodes ``0 .. M``; node 0 is the stream's last token, the others are proposals.

    Parents come before their children. The chain of first choices comes before all other nodes, because near the end of a slot only the
    first nodes fit.

    Attributes:
        parents: the parent of each node; -1 for node 0.
        ranks: the rank of each node among its parent's proposals, 0 for the likeliest; 0 for node 0.
    """

    parents: tuple[int, ...]
    ranks: tuple[int, ...]

    @classmethod
    def chain(cls, length: int) -> Tree:
        """A tree without branches, of ``length`` proposals."""
        return cls(tuple(range(-1, length)), (0,) * (length + 1))

    @classmethod
    def from_paths(cls, paths: Collection[tuple[int, ...]]) -> Tree:
        """Builds a tree from the path of each node, which is the ranks from node 0 down to it: ``(0,), (1,), (0, 0)``.

        vLLM's ``speculative_token_tree`` and Medusa have the same form.

        Raises:
            ValueError: a node's parent or a rank is missing, or there is no node.
        """
        nodes = {tuple(path) for path in paths}
        if not nodes or () in nodes:
            raise ValueError("a tree needs at least one path, and none may be empty")
        for path in nodes:
            if any(not isinstance(rank, int) or rank < 0 for rank in path):
                raise ValueError(f"ranks must be integers of at least 0, got {list(path)}")
            if path[:-1] and path[:-1] not in nodes:
                raise ValueError(f"the tree has a path {list(path)} and not {list(path[:-1])}, which it goes through")
            if path[-1] and (*path[:-1], path[-1] - 1) not in nodes:
                raise ValueError(f"the tree has a path {list(path)} and not {[*path[:-1], path[-1] - 1]}, the likelier choice")
        order = [(), *sorted(nodes, key=lambda path: (any(path), len(path), path))]
        place = {path: i for i, path in enumerate(order)}
        return cls((-1, *(place[path[:-1]] for path in order[1:])), (0, *(path[-1] for path in order[1:])))

    @property
    def proposals(self) -> int:
        """M, the number of nodes after the first."""
        return len(self.parents) - 1

    @cached_property
    def depths(self) -> tuple[int, ...]:
        """The depth of each node; 0 for node 0."""
        depths = [0]
        for parent in self.parents[1:]:
            depths.append(depths[parent] + 1)
        return tuple(depths)

    @property
    def depth(self) -> int:
        """The depth of the deepest node: the most tokens that can be accepted in one step."""
        return max(self.depths)

    @property
    def is_chain(self) -> bool:
        return self.depth == self.proposals

    @cached_property
    def children(self) -> tuple[tuple[int, ...], ...]:
        """The children of each node, likeliest first."""
        found: list[list[int]] = [[] for _ in self.parents]
        for node, parent in enumerate(self.parents[1:], start=1):
            found[parent].append(node)
        return tuple(tuple(sorted(nodes, key=lambda node: self.ranks[node])) for nodes in found)

    @cached_property
    def branches(self) -> tuple[tuple[int, ...], ...]:
        """The `lineage` of each leaf."""
        return tuple(self.lineage(node) for node, children in enumerate(self.children) if not children)

    def lineage(self, node: int) -> tuple[int, ...]:
        """The nodes from node 0 to this one, both included."""
        return (0,) if node == 0 else (*self.lineage(self.parents[node]), node)
