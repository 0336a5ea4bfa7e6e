"""Every model family, one file each. A new one is a new file and a line here."""

from xlaengine.models.config import ModelConfig
from xlaengine.models.families.bamba import BAMBA
from xlaengine.models.families.base import Family, Tensor, TopTensor
from xlaengine.models.families.exaone4 import EXAONE4
from xlaengine.models.families.falcon_h1 import FALCON_H1
from xlaengine.models.families.gemma2 import GEMMA2
from xlaengine.models.families.gemma3 import GEMMA3
from xlaengine.models.families.gpt_oss import GPT_OSS
from xlaengine.models.families.granite import GRANITE
from xlaengine.models.families.granitemoe import GRANITEMOE
from xlaengine.models.families.granitemoehybrid import GRANITEMOEHYBRID
from xlaengine.models.families.lfm2 import LFM2
from xlaengine.models.families.lfm2_moe import LFM2_MOE
from xlaengine.models.families.llama import LLAMA
from xlaengine.models.families.mamba2 import MAMBA2
from xlaengine.models.families.mistral import MISTRAL
from xlaengine.models.families.mixtral import MIXTRAL
from xlaengine.models.families.olmo2 import OLMO2
from xlaengine.models.families.olmo3 import OLMO3
from xlaengine.models.families.phi3 import PHI3
from xlaengine.models.families.qwen2 import QWEN2
from xlaengine.models.families.qwen2_moe import QWEN2_MOE
from xlaengine.models.families.qwen3 import QWEN3
from xlaengine.models.families.qwen3_5 import QWEN3_5
from xlaengine.models.families.qwen3_5_moe import QWEN3_5_MOE
from xlaengine.models.families.qwen3_moe import QWEN3_MOE
from xlaengine.models.families.qwen3_next import QWEN3_NEXT
from xlaengine.models.families.seed_oss import SEED_OSS
from xlaengine.models.families.smollm3 import SMOLLM3
from xlaengine.models.spec import ModelSpec

__all__ = ["FAMILIES", "Family", "Tensor", "TopTensor", "family_of", "spec_of"]

FAMILIES = {
    family.name: family
    for family in (
        *(LLAMA, MISTRAL, QWEN2, QWEN3, SMOLLM3, GRANITE, OLMO2, OLMO3, PHI3, GEMMA2, GEMMA3, EXAONE4, SEED_OSS),
        *(MIXTRAL, QWEN2_MOE, QWEN3_MOE, GRANITEMOE, LFM2_MOE, QWEN3_5_MOE, GPT_OSS),
        *(LFM2, QWEN3_NEXT, QWEN3_5, BAMBA, GRANITEMOEHYBRID, FALCON_H1, MAMBA2),
    )
}


def family_of(cfg: ModelConfig) -> Family:
    return FAMILIES[cfg.family]


def spec_of(cfg: ModelConfig) -> ModelSpec:
    """The model that a checkpoint's configuration describes. Equal configurations give equal models."""
    return family_of(cfg).spec(cfg)
