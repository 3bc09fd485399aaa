"""A shipped reader as a model again, to go on learning from: weights are what their small integers stand for."""

import json
import struct

import numpy as np
import torch

from careful import Careful
from shipping import MAGIC
from student import Student


def _parts(file):
    """The head of a file and its tables by name, as src-main/memory/scanner/reader/layout.ts lists them."""
    with open(file, "rb") as read:
        data = read.read()
    magic, length = struct.unpack_from("<II", data)
    if magic != MAGIC:
        raise ValueError(f"{file} is no reader")
    head = json.loads(data[8 : 8 + length])
    width, units = head["width"], head["units"]
    pieces = head["pieces"].split(" ")
    integers = [("pieces", len(pieces), width)]
    floats = []
    if head["places"] > 0:
        floats += [("places", head["places"], width), ("start.scale", width), ("start.bias", width)]
    for at in range(head["layers"]):
        integers += [(f"{at}.look", 3 * width, width), (f"{at}.take", width, width)]
        integers += [(f"{at}.widen", units, width), (f"{at}.narrow", width, units)]
        floats += [(f"{at}.look.bias", 3 * width), (f"{at}.near", head["heads"], 2 * head["reach"] + 1), (f"{at}.take.bias", width)]
        floats += [(f"{at}.first.weight", width), (f"{at}.first.bias", width), (f"{at}.widen.bias", units)]
        floats += [(f"{at}.narrow.bias", width), (f"{at}.second.weight", width), (f"{at}.second.bias", width)]
    answers = len(head["families"]) + 1
    floats += [("between", head["between"], 2 * width), ("between.bias", head["between"])]
    floats += [("out", answers, head["between"]), ("out.bias", answers)]
    tables, at = {}, 8 + length
    for name, *shape in [(f"{name}.scale", rows) for name, rows, _ in integers] + floats:
        count = int(np.prod(shape))
        tables[name] = torch.from_numpy(np.frombuffer(data, "<f4", count, at).reshape(shape).copy())
        at += 4 * count
    for name, rows, columns in integers:
        whole = np.frombuffer(data, np.int8, rows * columns, at).reshape(rows, columns)
        tables[name] = torch.from_numpy(whole.astype(np.float32)) * tables[f"{name}.scale"][:, None]
        at += rows * columns
    return pieces, tables


def _put(module, weight, bias):
    module.weight.data, module.bias.data = weight, bias


def _layers(model, tables):
    """What both readers have alike."""
    for at, layer in enumerate(model.layers):
        for name in ("take", "widen", "narrow"):
            _put(getattr(layer, name), tables[f"{at}.{name}"], tables[f"{at}.{name}.bias"])
        for name in ("first", "second"):
            _put(getattr(layer, name), tables[f"{at}.{name}.weight"], tables[f"{at}.{name}.bias"])
    _put(model.between, tables["between"], tables["between.bias"])
    _put(model.out, tables["out"], tables["out.bias"])


def careful(file):
    """The careful reader, and the names of its pieces."""
    pieces, tables = _parts(file)
    model = Careful(len(pieces))
    model.words.weight.data, model.places.weight.data = tables["pieces"], tables["places"]
    _put(model.settle, tables["start.scale"], tables["start.bias"])
    _layers(model, tables)
    for at, layer in enumerate(model.layers):
        weights, biases = tables[f"{at}.look"].chunk(3), tables[f"{at}.look.bias"].chunk(3)
        for module, weight, bias in zip((layer.query, layer.key, layer.value), weights, biases):
            _put(module, weight.clone(), bias.clone())
    return model, pieces


def quick(file):
    """The quick reader, whose rows of words stand settled in the file, and the names of its pieces."""
    pieces, tables = _parts(file)
    model = Student(len(pieces))
    model.words.weight.data = tables["pieces"]
    model.settle = torch.nn.Identity()
    _layers(model, tables)
    for at, layer in enumerate(model.layers):
        _put(layer.look, tables[f"{at}.look"], tables[f"{at}.look.bias"])
        layer.near.data = tables[f"{at}.near"]
    return model, pieces
