"""How tokens are proposed ahead, and how proposals are judged."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Literal

from xlaengine.config.option import option, require_valid
from xlaengine.config.tree import Tree


@dataclass(frozen=True, kw_only=True)
class Method:
    """What the settings must know of a method of proposing tokens before its module (`speculate.opening`) is loaded.

    Attributes:
        has_weights: it has weights, in the files that ``model`` names.
        in_target: without a ``model``, its weights are in the target's own checkpoint.
        looks_up: it proposes what followed an earlier occurrence of the stream's last tokens. Its trees branch at the first node only.
        continues: each proposal is computed from the one before it, and sampled if the stream samples its tokens. In its trees only first
            choices have children.
        other_names: the method's names in vLLM and transformers.
    """

    has_weights: bool = True
    in_target: bool = False
    looks_up: bool = False
    continues: bool = False
    other_names: tuple[str, ...] = ()


METHODS: Mapping[str, Method] = {
    "ngram": Method(has_weights=False, looks_up=True, other_names=("prompt_lookup",)),
    "draft": Method(continues=True, other_names=("draft_model",)),
    "mtp": Method(in_target=True, continues=True, other_names=("qwen3_next_mtp", "qwen3_5_mtp")),
    "medusa": Method(),
    "eagle": Method(continues=True, other_names=("eagle3",)),
}

Acceptance = Literal["rejection", "coupled"]

MOST_TOKENS = 16
"""The most nodes of a tree. Each is a row of the target's products, whether it is accepted or not."""


@dataclass(frozen=True, kw_only=True)
class SpeculativeConfig:
    """Speculative decoding of one engine, spelled as vLLM's ``--speculative-config``.

    Attributes:
        method: a name of `METHODS`. ``ngram``: what followed when the stream's last tokens occurred before (prompt lookup); ``draft``: a
            smaller model with the same tokenizer; ``mtp``: the target's layer for multi-token prediction; ``medusa``: heads on the target's
            hidden state, one for each token ahead; ``eagle``: one layer over the target's hidden states and its own proposals (EAGLE,
            EAGLE-3).
        model: the drafter, named as `LLM` names a model; None for ``ngram``, and for an ``mtp`` in the target's own checkpoint.
        num_speculative_tokens: K, the most tokens that are proposed and accepted in one step.
        tree: the path of each node (`Tree.from_paths`); the longest path has K ranks. None is a chain of K, and a tree without branches
            becomes None.
        prompt_lookup_max, prompt_lookup_min: the most and the fewest last tokens that ``ngram`` looks for.
        acceptance: how sampled proposals are judged. ``rejection`` keeps the target's distribution and accepts most (Leviathan et al.
            2023). ``coupled`` draws target and drafter with the same noise and accepts equal tokens: the stream is bit for bit that without
            speculation (Daliri et al. 2024). Proposals that were not sampled are always judged in this way.
        adaptive: whether a row stops for a while if speculation does not pay for it (`speculate.account`).

    Raises:
        ValueError: a value is out of its range, of a wrong type, or contradicts another value.
    """

    method: str
    num_speculative_tokens: int = option(4, min=1, max=MOST_TOKENS)
    model: str | None = None
    tree: tuple[tuple[int, ...], ...] | None = None
    prompt_lookup_max: int = option(4, min=1, max=MOST_TOKENS)
    prompt_lookup_min: int = option(2, min=1, max=MOST_TOKENS)
    acceptance: Acceptance = option("rejection")
    adaptive: bool = True

    def __post_init__(self) -> None:
        require_valid(self)
        if self.method not in METHODS:
            raise ValueError(f"speculative method must be one of {', '.join(METHODS)}, got {self.method!r}")
        if self.prompt_lookup_min > self.prompt_lookup_max:
            raise ValueError(f"prompt_lookup_min {self.prompt_lookup_min} is more than prompt_lookup_max {self.prompt_lookup_max}")
        has_weights, may_lack = self.traits.has_weights, self.traits.in_target and self.model is None
        if (bool(self.model) != has_weights and not may_lack) or self.model == "":
            raise ValueError(f"speculative method {self.method!r} needs {'a' if has_weights else 'no'} model, got {self.model!r}")
        if self.tree is not None:
            tree = Tree.from_paths(self.tree)
            self._check_tree(tree)
            object.__setattr__(self, "tree", None if tree.is_chain else tuple(tuple(path) for path in self.tree))

    def _check_tree(self, tree: Tree) -> None:
        if tree.proposals > MOST_TOKENS:
            raise ValueError(f"a tree may have {MOST_TOKENS} nodes, got {tree.proposals}")
        if tree.depth != self.num_speculative_tokens:
            raise ValueError(f"the tree is {tree.depth} tokens deep, and num_speculative_tokens is {self.num_speculative_tokens}")
        for node, parent in enumerate(tree.parents):
            if self.traits.looks_up and parent > 0 and tree.ranks[node]:
                raise ValueError(
                    f"method {self.method!r} has second choices after the last token only: its tree may branch at no other node"
                )
            if self.traits.continues and parent > 0 and any(tree.ranks[n] for n in tree.lineage(parent)):
                raise ValueError(
                    f"method {self.method!r} proposes nothing after a second choice, and node {node} of the tree comes after one"
                )

    @property
    def traits(self) -> Method:
        return METHODS[self.method]

    @cached_property
    def shape(self) -> Tree:
        return Tree.chain(self.num_speculative_tokens) if self.tree is None else Tree.from_paths(self.tree)

    @property
    def counts(self) -> tuple[int, ...]:
        """The numbers of proposals that a row may have in one step, rising: half of a chain, and all."""
        most = self.shape.proposals
        return tuple(sorted({-(-most // 2), most})) if self.adaptive and self.tree is None else (most,)

    @property
    def draws(self) -> bool:
        """Whether a sampled row's proposals are sampled and judged by rejection: its stream then differs from that without speculation."""
        return self.traits.continues and self.tree is None and self.acceptance == "rejection"

    @property
    def least_match(self) -> int | None:
        """How many of its last tokens must have occurred before, at least, for a proposal; None if the method looks nothing up."""
        return self.prompt_lookup_min if self.traits.looks_up else None
