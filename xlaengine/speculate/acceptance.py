"""Which proposals become tokens (Leviathan et al. 2023, Chen et al. 2023), after the target has seen them all in one pass.

At every node the target chooses a token of its own, as `decode` would there. A row's new tokens are found by walking from its last one:
the node's choice is emitted, and where one of its children proposed just that, the walk goes on there.

For proposals that were chosen outright that is all, and the stream is bit for bit that without speculation. Where the drafter *drew* its
proposal, from a distribution q, agreement by chance is rare; there `drawn_after` chooses, so that the proposal is chosen as often as
rejection sampling accepts it, and the choice still follows the target's distribution p. The walk is the same.
"""

from __future__ import annotations

from dataclasses import dataclass

import jax
import jax.numpy as jnp
from jax import Array

from xlaengine.config import Tree
from xlaengine.control.plan import NO_TOKEN
from xlaengine.device.sampling import ACCEPTANCE, noise, tempered, token_key
from xlaengine.memory.state import SlotRows
from xlaengine.ops.drawing import argmax


def drawn_after(proposed: Array, q: Array, logits: Array, rows: SlotRows, wants: Array) -> Array:
    """Tokens int32 [N] drawn from p, the distribution of ``logits``, each equal to what was proposed as often as can be.

    A proposal d, drawn from q, is accepted with probability ``min(1, p(d) / q(d))``; otherwise the token is drawn from
    ``max(p - q, 0)``, normalised. The sum of both ways is p. Where nothing is proposed the token is drawn from p, as
    `sampling.drawn` does by XLA's kernels.

    Args:
        proposed: int32 [N], `NO_TOKEN` where nothing is. q: float32 [N, V].
        logits, rows, wants: as `sampling.Draw` has them.
    """
    x = tempered(logits, rows, wants)
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
    """The new tokens of R rows, each row's first, then `NO_TOKEN`: D + 1 at most.

    Attributes:
        tokens: int32 [R, D+1].
        nodes: int32 [R, D+1], the nodes of the tree at which they were chosen; anything beyond the last.
        count: int32 [R].
        ended: bool [R], whether the last one ends the row.
    """

    tokens: Array
    nodes: Array
    count: Array
    ended: Array


@jax.named_scope("accept")
def accepted(tree: Tree, fed: Array, there: Array, chosen: Array, ending: Array) -> Accepted:
    """The walk of each row, up to the first token that ends the row.

    Args:
        fed: int32 [R, M+1], each node's own token. there: bool [R, M+1], whether the pass fed it; without node 0 the row gets no token.
        chosen: int32 [R, M+1], the token chosen after it. ending: bool [R, M+1], whether that one ends the row.
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
