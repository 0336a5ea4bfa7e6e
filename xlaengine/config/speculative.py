"""How tokens are proposed ahead, and how proposals are judged."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Literal, get_args

from xlaengine.config.tree import Tree

Method = Literal["ngram", "draft", "mtp", "eagle"]
Acceptance = Literal["rejection", "coupled"]

MOST_TOKENS = 16
"""Most nodes of a tree: each is a row of the target's products, whether it is accepted or not."""


@dataclass(frozen=True, kw_only=True)
class SpeculativeConfig:
    """Speculative decoding of one engine, spelled as vLLM's ``--speculative-config``.

    Attributes:
        method: who proposes. ``ngram``: what followed when the stream's last tokens stood there before (prompt lookup); ``draft``: a
            smaller model with the same tokenizer; ``mtp``: heads on the target's hidden state, one for each token ahead; ``eagle``: one
            layer over the target's hidden states and its own proposals.
        model: where the drafter's weights are, as `LLM` takes a model; None for ``ngram``.
        num_speculative_tokens: K, most tokens proposed, and so accepted, at once.
        tree: None proposes a chain of K; so does a tree without branches, which becomes None. Else its nodes, as ranks on the way to them;
            the longest way has K tokens.
        prompt_lookup_max, prompt_lookup_min: how many last tokens ``ngram`` looks for, at most and at least.
        acceptance: of tokens drawn by a drafter at a temperature. ``rejection`` keeps the target's distribution and accepts most (Leviathan
            et al. 2023). ``coupled`` draws target and drafter with the same noise and accepts what agrees: the stream is bit for bit
            that without speculation (Daliri et al. 2024). What is not drawn by its drafter is always judged that way.
        adaptive: whether a row for which speculation does not pay stops for a while (`speculate.account`).

    Raises:
        ValueError: a value that no engine can be built with.
    """

    method: Method
    num_speculative_tokens: int = 4
    model: str | None = None
    tree: tuple[tuple[int, ...], ...] | None = None
    prompt_lookup_max: int = 4
    prompt_lookup_min: int = 2
    acceptance: Acceptance = "rejection"
    adaptive: bool = True

    def __post_init__(self) -> None:
        for name, kind in (("method", Method), ("acceptance", Acceptance)):
            if (value := getattr(self, name)) not in get_args(kind):
                raise ValueError(f"speculative {name} must be one of {', '.join(get_args(kind))}, got {value!r}")
        for name in ("num_speculative_tokens", "prompt_lookup_max", "prompt_lookup_min"):
            value = getattr(self, name)
            if not isinstance(value, int) or isinstance(value, bool) or not 1 <= value <= MOST_TOKENS:
                raise ValueError(f"{name} must be an integer in [1, {MOST_TOKENS}], got {value!r}")
        if self.prompt_lookup_min > self.prompt_lookup_max:
            raise ValueError(f"prompt_lookup_min {self.prompt_lookup_min} is more than prompt_lookup_max {self.prompt_lookup_max}")
        if (not self.model) != (self.method == "ngram") or self.model == "":
            needs = "needs no" if self.method == "ngram" else "needs a"
            raise ValueError(f"speculative method {self.method!r} {needs} model, got {self.model!r}")
        if self.tree is not None:
            self._check_tree()

    def _check_tree(self) -> None:
        assert self.tree is not None
        tree = Tree.from_paths(self.tree)
        object.__setattr__(self, "tree", None if tree.is_chain else tuple(tuple(path) for path in self.tree))
        if tree.proposals > MOST_TOKENS:
            raise ValueError(f"a tree may have {MOST_TOKENS} nodes, got {tree.proposals}")
        if tree.depth != self.num_speculative_tokens:
            raise ValueError(f"the tree is {tree.depth} tokens deep, and num_speculative_tokens is {self.num_speculative_tokens}")
        if self.method == "ngram" and any(rank and parent for rank, parent in zip(tree.ranks, tree.parents, strict=True)):
            raise ValueError("method 'ngram' knows several ways on from the last token only: its tree may branch there alone")
        if self.is_autoregressive:
            for node, parent in enumerate(tree.parents):
                if parent > 0 and any(tree.ranks[n] for n in tree.way_to(parent)):
                    raise ValueError(f"method {self.method!r} does not go on from a second choice: node {node} of the tree does")

    @cached_property
    def shape(self) -> Tree:
        return Tree.chain(self.num_speculative_tokens) if self.tree is None else Tree.from_paths(self.tree)

    @property
    def counts(self) -> tuple[int, ...]:
        """How many proposals a row may have in one pass, rising: half of a chain, or all there are."""
        most = self.shape.proposals
        return tuple(sorted({-(-most // 2), most})) if self.adaptive and self.tree is None else (most,)

    @property
    def draws(self) -> bool:
        """Whether a sampled row's proposals are drawn, and judged as such: the stream is then another than that without speculation."""
        return self.is_autoregressive and self.tree is None and self.acceptance == "rejection"

    @property
    def is_autoregressive(self) -> bool:
        """Whether the drafter goes on from its own proposals, token by token."""
        return self.method in ("draft", "eagle")

    @property
    def reads_features(self) -> bool:
        """Whether the drafter reads the target's hidden states."""
        return self.method in ("mtp", "eagle")
