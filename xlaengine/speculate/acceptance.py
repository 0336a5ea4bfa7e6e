"""Which proposals become tokens, after the target has seen all of them in one pass (Leviathan et al. 2023, Chen et al. 2023).

At every node the target chooses its own next token, as `decode` would there. The walk of a row begins at its last token: the choice of the
node is emitted, and if a child of the node has that token, the walk continues at the child.

If proposals were not drawn, the stream is bit for bit the one without speculation. If the drafter drew a proposal from a distribution q,
`drawn_after` draws the target's token from its distribution p. This token equals the proposal as often as rejection sampling accepts it.
The walk is the same in both cases.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import jax
import jax.numpy as jnp
from jax import Array
from jaxtyping import Bool, Float32, Int32

from xlaengine.config import Tree
from xlaengine.control.plan import NO_TOKEN
from xlaengine.device.sampling import ACCEPTANCE, noise, tempered, token_key
from xlaengine.memory.state import SlotRows
from xlaengine.ops.drawing import argmax


def drawn_after(
    proposed: Int32[Array, " N"],
    q: Float32[Array, "N V"],
    logits: Float32[Array, "N V"],
    tops: Float32[Array, " N"],
    rows: SlotRows,
    wants: Bool[Array, " N"],
) -> Int32[Array, " N"]:
    """Tokens drawn from p, the distribution of ``logits``, each equal to its proposal as often as possible.

    A proposal d that was drawn from q is accepted with probability ``min(1, p(d) / q(d))``. Otherwise the token is drawn from
    ``max(p - q, 0)``, normalised. Both together give p. Without a proposal the token is drawn from p, as `sampling.drawn` does with XLA's
    kernels.

    Args:
        proposed: `NO_TOKEN` for no proposal.
        logits: adjusted, all columns. tops, rows, wants: as for `sampling.Draw`.
    """
    x = tempered(logits, tops, rows, wants)
    p = jax.nn.softmax(x, axis=-1)
    u = jax.vmap(lambda key, index: jax.random.uniform(jax.random.fold_in(token_key(key, index), ACCEPTANCE)))(rows.key, rows.index)
    d = jnp.maximum(proposed, 0)[:, None]
    p_d, q_d = jnp.take_along_axis(p, d, axis=-1)[:, 0], jnp.take_along_axis(q, d, axis=-1)[:, 0]
    is_drafted = proposed != NO_TOKEN
    rest = jnp.maximum(p - q, 0)
    has_rest = is_drafted & (rest.max(-1) > 0)  # rounding may leave nothing where p and q are equal
    redrawn = argmax(jnp.where(has_rest[:, None], jnp.log(rest), x) + noise(rows, x.shape[-1]))
    return jnp.where(is_drafted & (u * q_d < p_d), proposed, redrawn)


@jax.tree_util.register_dataclass
@dataclass(frozen=True)
class Accepted:
    """The new tokens of R rows, at most A + 1 each, for a tree of depth A.

    Attributes:
        tokens: int32 [R, A+1]; `NO_TOKEN` after the last.
        nodes: int32 [R, A+1], the nodes of the tree at which they were chosen; any number after the last.
        count: int32 [R].
        ended: bool [R], whether the last one ends the row.
    """

    tokens: Any
    nodes: Any
    count: Any
    ended: Any


@jax.named_scope("accept")
def accepted(
    tree: Tree,
    fed: Int32[Array, "R nodes"],
    there: Bool[Array, "R nodes"],
    chosen: Int32[Array, "R nodes"],
    ending: Bool[Array, "R nodes"],
) -> Accepted:
    """The accepted tokens of each row, up to the first one that ends the row.

    Args:
        fed: each node's token.
        there: whether the pass fed the node; a row whose node 0 was not fed gets no token.
        chosen: the token that was chosen after each node.
        ending: whether the chosen token ends the row.
    """
    most = max(map(len, tree.children))
    # node 0 is the root, so 0 means no child
    children = jnp.array([(*nodes, *[0] * (most - len(nodes))) for nodes in tree.children], jnp.int32)

    def of(nodes: Array, values: Array) -> Array:
        return jnp.take_along_axis(values, nodes, axis=-1)

    def step(at: tuple[Array, Array], _: None) -> tuple[tuple[Array, Array], tuple[Array, Array, Array, Array]]:
        node, going = at
        token, ends = of(node, chosen), of(node, ending)
        below = children[node[:, 0]]
        agrees = (below > 0) & of(below, there) & (of(below, fed) == token)
        onward = of(jnp.argmax(agrees, axis=-1, keepdims=True), below)
        emitted = jnp.where(going, token, NO_TOKEN), node, going, going & ends
        return (onward, going & ~ends & agrees.any(-1, keepdims=True)), emitted

    start = jnp.zeros((len(fed), 1), jnp.int32), there[:, :1]
    _, steps = jax.lax.scan(step, start, None, length=tree.depth + 1)
    tokens, nodes, going, ended = (jnp.moveaxis(column[..., 0], 0, 1) for column in steps)
    return Accepted(tokens=tokens, nodes=nodes, count=going.sum(-1, dtype=jnp.int32), ended=ended.any(-1))
