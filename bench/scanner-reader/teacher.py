"""
The teacher: all-MiniLM-L6-v2 learned further to tell the families apart. It is far too large to ship; the reader is learned from
what it says.

    python teacher.py learn TEXTS MINILM OUT      MINILM: a folder with all-minilm-l6-v2.onnx and its tokenizer
    python teacher.py judge POOL MINILM MODEL TEXTS
                                                  writes POOL.odds.npy (log-odds) and POOL.between.npy (what stands before them)
"""

import json
import math
import random
import sys
import time

import numpy as np
import onnx
import torch
import torch.nn.functional as F
from onnx import numpy_helper
from tokenizers import Tokenizer
from torch import nn

from corpus import FAMILIES, UNSAID, texts

WIDTH, HEADS, LAYERS, BETWEEN = 384, 12, 6, 256
MOST_PIECES = 72


class Layer(nn.Module):
    def __init__(self):
        super().__init__()
        line = nn.Linear
        self.query, self.key, self.value, self.take = (line(WIDTH, WIDTH) for _ in range(4))
        self.first, self.second = nn.LayerNorm(WIDTH, eps=1e-12), nn.LayerNorm(WIDTH, eps=1e-12)
        self.widen, self.narrow = line(WIDTH, 4 * WIDTH), line(4 * WIDTH, WIDTH)
        self.drop = nn.Dropout(0.1)

    def forward(self, rows, hidden):
        batch, length, _ = rows.shape

        def by_head(values):
            return values.view(batch, length, HEADS, WIDTH // HEADS).transpose(1, 2)

        odds = by_head(self.query(rows)) @ by_head(self.key(rows)).transpose(2, 3) / math.sqrt(WIDTH // HEADS) + hidden
        taken = self.drop(F.softmax(odds, -1)) @ by_head(self.value(rows))
        rows = self.first(rows + self.drop(self.take(taken.transpose(1, 2).reshape(batch, length, WIDTH))))
        return self.second(rows + self.drop(self.narrow(F.gelu(self.widen(rows)))))


class Teacher(nn.Module):
    def __init__(self, minilm=None):
        super().__init__()
        self.words, self.places = nn.Embedding(30522, WIDTH), nn.Embedding(512, WIDTH)
        self.kind = nn.Parameter(torch.zeros(WIDTH))
        self.settle = nn.LayerNorm(WIDTH, eps=1e-12)
        self.layers = nn.ModuleList(Layer() for _ in range(LAYERS))
        self.between = nn.Sequential(nn.Dropout(0.1), nn.Linear(2 * WIDTH, BETWEEN), nn.GELU())
        self.out = nn.Sequential(nn.Dropout(0.1), nn.Linear(BETWEEN, len(FAMILIES) + 1))
        if minilm is not None:
            self._begin_as(minilm)

    def _begin_as(self, folder):
        graph = onnx.load(f"{folder}/all-minilm-l6-v2.onnx").graph
        values = {one.name: numpy_helper.to_array(one) for one in graph.initializer}
        # Weights of products have numbers for names there; the step that uses one says whose it is.
        for node in graph.node:
            if node.op_type == "MatMul" and node.input[1] in values:
                name = node.name.strip("/").removesuffix("/MatMul").replace("/", ".")
                values[f"{name}.weight"] = values[node.input[1]].T

        def put(parameter, name):
            parameter.data = torch.from_numpy(values[name].copy())

        def put_both(module, name):
            put(module.weight, f"{name}.weight")
            put(module.bias, f"{name}.bias")

        put(self.words.weight, "embeddings.word_embeddings.weight")
        put(self.places.weight, "embeddings.position_embeddings.weight")
        self.kind.data = torch.from_numpy(values["embeddings.token_type_embeddings.weight"][0].copy())
        put_both(self.settle, "embeddings.LayerNorm")
        names = {
            "query": "attention.self.query",
            "key": "attention.self.key",
            "value": "attention.self.value",
            "take": "attention.output.dense",
            "first": "attention.output.LayerNorm",
            "widen": "intermediate.dense",
            "narrow": "output.dense",
            "second": "output.LayerNorm",
        }
        for number, layer in enumerate(self.layers):
            for ours, theirs in names.items():
                put_both(getattr(layer, ours), f"encoder.layer.{number}.{theirs}")

    def rows(self, pieces, shown):
        rows = self.settle(self.words(pieces) + self.places.weight[: pieces.shape[1]] + self.kind)
        hidden = ((1 - shown)[:, None, None, :] * -1e4).to(rows.dtype)
        for layer in self.layers:
            rows = layer(rows, hidden)
        return rows

    def forward(self, pieces, shown):
        rows = self.rows(pieces, shown)
        weight = shown.to(rows.dtype)[:, :, None]
        pooled = torch.cat([(rows * weight).sum(1) / weight.sum(1), (rows + (weight - 1) * 1e4).max(1).values], 1)
        between = self.between(pooled)
        return self.out(between), between


def tokenizer(folder):
    made = Tokenizer.from_file(f"{folder}/all-minilm-l6-v2-tokenizer.json")
    made.no_padding()
    made.enable_truncation(MOST_PIECES)
    return made


def batch_of(lists):
    most = max(len(one) for one in lists)
    pieces, shown = torch.zeros(len(lists), most, dtype=torch.long), torch.zeros(len(lists), most)
    for row, one in enumerate(lists):
        pieces[row, : len(one)] = torch.tensor(one)
        shown[row, : len(one)] = 1
    return pieces, shown


def batches(lists, size):
    """Indices of lists of like length, in the order of chance."""
    order = list(range(len(lists)))
    random.shuffle(order)
    chunks = [sorted(order[i : i + size * 20], key=lambda at: len(lists[at])) for i in range(0, len(order), size * 20)]
    made = [chunk[i : i + size] for chunk in chunks for i in range(0, len(chunk), size)]
    random.shuffle(made)
    return made


def loss_of(odds, labels):
    """Of a text whose family is not said, any family will do."""
    logs = torch.log_softmax(odds.float(), 1)
    any_family = torch.logsumexp(logs[:, 1:], 1)
    said = 0.95 * logs.gather(1, labels.clamp(min=0)[:, None])[:, 0] + 0.05 * logs.mean(1)
    return -torch.where(labels == UNSAID, any_family, said).mean()


def rounds(model, learned, encode, count, rates, size=32):
    lists = [encode(one["text"]) for one in learned]
    labels = torch.tensor([one["label"] for one in learned])
    groups = [model.words.parameters(), model.layers.parameters(), [*model.between.parameters(), *model.out.parameters()]]
    optimizer = torch.optim.AdamW([{"params": list(part), "lr": rate} for part, rate in zip(groups, rates)], weight_decay=0.01)
    steps, step, began = count * (len(lists) // size + 1), 0, time.time()
    model.train()
    for turn in range(count):
        for part in batches(lists, size):
            share = min(1, step / 100) * max(0, 1 - step / steps)
            for group, rate in zip(optimizer.param_groups, rates):
                group["lr"] = rate * share
            with torch.autocast("cpu", dtype=torch.bfloat16):
                odds, _ = model(*batch_of([lists[at] for at in part]))
            loss = loss_of(odds, labels[part])
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(model.parameters(), 1.0)
            optimizer.step()
            step += 1
            if step % 100 == 0:
                print(turn, step, steps, f"{loss.item():.3f} {time.time() - began:.0f} s", flush=True)


def judge(model, lists, size=128):
    """Log-odds of each list of pieces, and what stands before them."""
    order = sorted(range(len(lists)), key=lambda at: len(lists[at]))
    odds = np.zeros((len(lists), len(FAMILIES) + 1), np.float32)
    between = np.zeros((len(lists), BETWEEN), np.float16)
    model.eval().bfloat16()
    with torch.no_grad():
        for start in range(0, len(order), size):
            part = order[start : start + size]
            answer, before = model(*batch_of([lists[at] for at in part]))
            odds[part] = torch.log_softmax(answer.float(), 1).numpy()
            between[part] = before.float().numpy()
    return odds, between


def heed_writers(pool, odds, learned):
    """Of a text that somebody wrote, what the writer says of it counts as much as what the teacher says."""
    labels = {one["text"]: one["label"] for one in learned}
    for row, text in enumerate(pool):
        label = labels.get(text, UNSAID)
        if label == UNSAID:
            continue
        said = np.full(odds.shape[1], 0.004)
        said[label] = 1 - 0.004 * (odds.shape[1] - 1)
        odds[row] = np.log((np.exp(odds[row]) + said) / 2)


def report(odds, labels, name):
    score = np.logaddexp.reduce(odds[:, 1:], 1) - odds[:, 0]
    for share in (0.01, 0.025):
        least = np.quantile(score[labels == 0], 1 - share)
        found = " ".join(
            f"{family} {(score[labels == number + 1] > least).mean():.2f}" for number, family in enumerate(FAMILIES)
        )
        print(f"{name}: {share:.1%} false alarms at {least:.1f}, found {(score[labels != 0] > least).mean():.3f}, {found}", flush=True)


def main():
    task, first, folder, model_file = sys.argv[1:5]
    torch.manual_seed(1)
    random.seed(1)
    encode = lambda text, made=tokenizer(folder): made.encode(text).ids
    if task == "judge":
        model = Teacher()
        model.load_state_dict(torch.load(model_file))
        with open(first, encoding="utf8") as file:
            pool = json.load(file)
        odds, between = judge(model, [encode(text) for text in pool])
        heed_writers(pool, odds, texts(sys.argv[5])[0])
        np.save(f"{first}.odds.npy", odds)
        np.save(f"{first}.between.npy", between)
        return
    learned, validation = texts(first)
    model = Teacher(folder)
    english = [one for one in learned if not one["foreign"] and one["label"] != UNSAID]
    rounds(model, english, encode, 3, (5e-5, 8e-5, 5e-4))
    foreign = [one for one in learned if one["foreign"]]
    rounds(model, foreign + random.sample(english, 5000), encode, 2, (2e-5, 4e-5, 1e-4))
    torch.save(model.state_dict(), model_file)
    for name, part in (("English", False), ("other languages", True)):
        rest = [one for one in validation if one["foreign"] == part]
        report(judge(model, [encode(one["text"]) for one in rest])[0], np.array([one["label"] for one in rest]), name)


if __name__ == "__main__":
    main()
