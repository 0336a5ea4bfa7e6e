"""Drafters propose tokens ahead of the target: one small interface, one module for each method."""

from xlaengine.device.drafting.base import DraftBatch, Drafter, DraftWeights, FillBatch, Proposals, Work, work_of
from xlaengine.device.drafting.draft_model import DraftModel
from xlaengine.device.drafting.eagle import Eagle
from xlaengine.device.drafting.mtp import MTP
from xlaengine.device.drafting.ngram import Ngram

__all__ = ["MTP", "DraftBatch", "DraftModel", "DraftWeights", "Drafter", "Eagle", "FillBatch", "Ngram", "Proposals", "Work", "work_of"]
