"""Text in, text out: the tokenizer, the chat template, and decoding one token at a time."""

from xlaengine.host.text.chat import render_chat
from xlaengine.host.text.detokenize import Detokenizer
from xlaengine.host.text.files import load_tokenizer, save_tokenizer
from xlaengine.host.text.tokenizer import Tokenizer

__all__ = ["Detokenizer", "Tokenizer", "load_tokenizer", "render_chat", "save_tokenizer"]
