"""Writes a reader's file, as src-main/memory/scanner/reader/layout.ts describes it."""

import json
import struct

import numpy as np

from corpus import FAMILIES

MAGIC = 0x44525348


class ReaderFile:
    """Tables of small integers, each row with a scale, and tables of floats, in the order in which they are put."""

    def __init__(self):
        self._integers, self._scales, self._floats = [], [], []

    def whole(self, name, weights):
        """A table of weights as 8-bit integers."""
        rows = weights.detach().numpy()
        scales = np.maximum(np.abs(rows).max(1), 1e-9) / 127
        self._integers.append(np.round(rows / scales[:, None]).astype(np.int8))
        self._scales.append((name, scales))

    def plain(self, name, values):
        """A table of floats."""
        self._floats.append((name, values.detach().numpy()))

    def layer(self, number, look, layer, near):
        """One layer: `look` the weights and biases of queries, keys and values, `near` what distances add, and the rest of `layer`."""
        self.whole(f"{number}.look", look[0])
        for name in ("take", "widen", "narrow"):
            self.whole(f"{number}.{name}", getattr(layer, name).weight)
        self.plain(f"{number}.look.bias", look[1])
        self.plain(f"{number}.near", near)
        for name in ("take.bias", "first.weight", "first.bias", "widen.bias", "narrow.bias", "second.weight", "second.bias"):
            part, kind = name.split(".")
            self.plain(f"{number}.{name}", getattr(getattr(layer, part), kind))

    def answer(self, between, out):
        """The two layers that tell the odds."""
        for name, layer in (("between", between), ("out", out)):
            self.plain(name, layer.weight)
            self.plain(f"{name}.bias", layer.bias)

    def write(self, file, layout):
        head = json.dumps({**layout, "families": FAMILIES}, separators=(",", ":")).encode()
        head += b" " * (-len(head) % 4)
        with open(file, "wb") as written:
            written.write(struct.pack("<II", MAGIC, len(head)) + head)
            for _, values in self._scales + self._floats:
                written.write(values.astype("<f4").tobytes())
            for rows in self._integers:
                written.write(rows.tobytes())
