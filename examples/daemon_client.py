"""Several streams at once from a daemon of one's own: ``python examples/daemon_client.py`` needs no download."""

from xlaengine.daemon import Client

PROMPTS = [[1, 40, 41, 42], [1, 300, 301], [1, 77]]

with Client("tiny", cache_slots=2, max_model_len=128) as client:
    print(f"ready: {client.ready.slots} slots, {client.ready.vocab} tokens")

    streams = [client.start(prompt, max_tokens=12) for prompt in PROMPTS]  # the third waits for a slot
    for stream in streams:
        print(f"request {stream.request_id}: {stream.tokens()}")

    stream = client.start([1, 40, 41, 42], max_tokens=12, quantum=4)  # four tokens at a time
    print("in quanta:", *stream, end="")
    while stream.is_held:
        print(" |", *stream.continue_(4), end="")
    print()

    endless = client.start([1, 5], max_tokens=100, ignore_eos=True)
    print("its first token:", next(endless))
    endless.cancel()
    print("chunks prefilled:", client.stats()["prefill_chunks"])
