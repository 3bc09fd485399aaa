"""
The careful reader: three of the teacher's six layers, learned further of what the quick reader is not sure of, and written as
resources/scanner/careful.bin.

    python careful.py start TEACHER OUT TOKENIZER
    python careful.py learn POOL[,POOL] START OUT TOKENIZER ROUNDS QUICK [TEXTS]   QUICK: what student.py learned
    python careful.py ship MODEL FILE TOKENIZER
"""

import random
import time

import torch
import torch.nn.functional as F
from torch import nn

from corpus import FAMILIES, Pieces
from lessons import answers, attack_odds, distance, pool_of, run, validate
from shipping import ReaderFile
from student import Student
from teacher import BETWEEN, HEADS, WIDTH, Layer, Teacher, batch_of, batches

# Of the teacher's layers these are kept.
KEPT = (0, 2, 5)
MOST_PIECES = 80
BATCH = 64
# What the quick reader is less sure of than this (log-odds) is learned, and a small part of the rest.
UNSURE, REST = (-2.2, 4.8), 0.06


class Careful(nn.Module):
    def __init__(self, pieces):
        super().__init__()
        self.words, self.places = nn.Embedding(pieces, WIDTH), nn.Embedding(MOST_PIECES, WIDTH)
        self.settle = nn.LayerNorm(WIDTH)
        self.layers = nn.ModuleList(Layer() for _ in KEPT)
        self.between, self.out = nn.Linear(2 * WIDTH, BETWEEN), nn.Linear(BETWEEN, len(FAMILIES) + 1)
        self.drop = nn.Dropout(0.1)

    def forward(self, pieces, shown):
        rows = self.drop(self.settle(self.words(pieces) + self.places.weight[: pieces.shape[1]]))
        hidden = (1 - shown)[:, None, None, :] * -1e4
        for layer in self.layers:
            rows = layer(rows, hidden)
        weight = shown[:, :, None]
        pooled = torch.cat([(rows * weight).sum(1) / weight.sum(1), (rows + (weight - 1) * 1e4).max(1).values], 1)
        between = F.gelu(self.between(self.drop(pooled)))
        return self.out(self.drop(between)), between


def start(teacher_file, out, tokenizer_file):
    cut = Pieces(tokenizer_file)
    teacher = Teacher()
    teacher.load_state_dict(torch.load(teacher_file))
    model = Careful(len(cut.names))
    model.words.weight.data = teacher.words.weight.data[torch.tensor(cut.origin)]
    model.places.weight.data = teacher.places.weight.data[:MOST_PIECES] + teacher.kind.data
    model.settle.load_state_dict(teacher.settle.state_dict())
    model.between.load_state_dict(teacher.between[1].state_dict())
    model.out.load_state_dict(teacher.out[1].state_dict())
    for layer, number in zip(model.layers, KEPT):
        layer.load_state_dict(teacher.layers[number].state_dict())
    torch.save(model.state_dict(), out)


def unsure_of(lists, quick_file, pieces):
    """Indices of what the quick reader is not sure of, and of some of the rest."""
    quick = Student(pieces)
    quick.load_state_dict(torch.load(quick_file))
    score = attack_odds(torch.from_numpy(answers(quick, lists))).numpy()
    least, most = UNSURE
    return [at for at, one in enumerate(score) if least < one < most or random.random() < REST]


def learn(pools, begin, out, tokenizer_file, rounds, quick_file, texts_file=None, rate=1.4e-4):
    cut = Pieces(tokenizer_file)
    pool, odds, between = pool_of(pools)
    lists = [cut.of(text) for text in pool]
    chosen = unsure_of(lists, quick_file, len(cut.names))
    lists = [lists[at] for at in chosen]
    odds, between = odds[chosen], between[chosen]
    spread = between.std() + 1e-3
    model = Careful(len(cut.names))
    model.load_state_dict(torch.load(begin))
    # The rows of words are as good as they are, and most of the arithmetic of a step.
    model.words.weight.requires_grad_(False)
    learned = [parameter for parameter in model.parameters() if parameter.requires_grad]
    optimizer = torch.optim.AdamW(learned, lr=rate, weight_decay=0.01, betas=(0.9, 0.98))
    steps, step, began = rounds * (len(lists) // BATCH + 1), 0, time.time()
    for turn in range(rounds):
        model.train()
        for part in batches(lists, BATCH):
            for group in optimizer.param_groups:
                group["lr"] = rate * min(1, (step + 1) / 100) * max(0.02, 1 - step / steps)
            with torch.autocast("cpu", dtype=torch.bfloat16):
                answer, like = model(*batch_of([lists[at] for at in part]))
            loss = distance(answer, odds[part]) + 0.1 * F.mse_loss(like.float() / spread, between[part] / spread)
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(learned, 1.0)
            optimizer.step()
            step += 1
            if step % 100 == 0:
                print(turn, step, steps, f"{loss.item():.3f} {time.time() - began:.0f} s", flush=True)
        torch.save(model.state_dict(), out)
        if texts_file is not None:
            validate(model, cut, texts_file)


def ship(model_file, file, tokenizer_file):
    names = Pieces(tokenizer_file).names
    model = Careful(len(names))
    model.load_state_dict(torch.load(model_file))
    write(model, names, file)


def write(model, names, file):
    made = ReaderFile()
    made.whole("pieces", model.words.weight)
    made.plain("places", model.places.weight)
    made.plain("start.scale", model.settle.weight)
    made.plain("start.bias", model.settle.bias)
    for number, layer in enumerate(model.layers):
        parts = (layer.query, layer.key, layer.value)
        look = (torch.cat([part.weight for part in parts]), torch.cat([part.bias for part in parts]))
        made.layer(number, look, layer, torch.zeros(HEADS, 3))
    made.answer(model.between, model.out)
    layout = {"width": WIDTH, "heads": HEADS, "reach": 1, "units": 4 * WIDTH, "layers": len(KEPT), "between": BETWEEN}
    made.write(file, {"pieces": " ".join(names), **layout, "places": MOST_PIECES, "smooth": True})


if __name__ == "__main__":
    torch.manual_seed(1)
    random.seed(1)
    run(start, learn, ship)
