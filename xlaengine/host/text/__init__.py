"""Text in, text out: the tokenizer, the chat template, and decoding one token at a time."""

from xlaengine.host.text.chat import ChatRenderer
from xlaengine.host.text.detokenize import Detokenizer
from xlaengine.host.text.files import load_tokenizer, save_tokenizer
from xlaengine.host.text.tokenizer import Tokenizer

__all__ = ["ChatRenderer", "Detokenizer", "Tokenizer", "load_tokenizer", "save_tokenizer"]
