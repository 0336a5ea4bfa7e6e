"""Text in, text out: the tokenizer, the chat template, and decoding one token at a time."""

from xlaengine.text.chat import ChatRenderer
from xlaengine.text.detokenize import Detokenizer
from xlaengine.text.files import load_tokenizer, save_tokenizer
from xlaengine.text.tokenizer import DecodingError, Tokenizer

__all__ = ["ChatRenderer", "DecodingError", "Detokenizer", "Tokenizer", "load_tokenizer", "save_tokenizer"]
