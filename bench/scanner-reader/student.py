"""
The quick reader, learned from what the teacher says of a pool of texts, and written as resources/scanner/reader.bin.

    python student.py start TEACHER OUT TOKENIZER           rows for each piece to begin with, out of the teacher's
    python student.py learn POOL[,POOL] START OUT TOKENIZER ROUNDS [TEXTS]
    python student.py ship MODEL FILE TOKENIZER             writes the file of the reader
"""

import math
import random
import time

import torch
import torch.nn.functional as F
from torch import nn

from corpus import FAMILIES, Pieces
from lessons import distance, pool_of, run, validate
from shipping import ReaderFile
from teacher import Teacher, batch_of, batches

WIDTH, HEADS, LAYERS, UNITS, REACH, BETWEEN = 128, 4, 3, 256, 16, 64
TEACHER_BETWEEN = 256
BATCH = 128


class Layer(nn.Module):
    def __init__(self):
        super().__init__()
        self.look, self.take = nn.Linear(WIDTH, 3 * WIDTH), nn.Linear(WIDTH, WIDTH)
        self.widen, self.narrow = nn.Linear(WIDTH, UNITS), nn.Linear(UNITS, WIDTH)
        self.first, self.second = nn.LayerNorm(WIDTH), nn.LayerNorm(WIDTH)
        self.near = nn.Parameter(torch.zeros(HEADS, 2 * REACH + 1))
        self.drop = nn.Dropout(0.1)

    def forward(self, rows, hidden, apart):
        batch, length, _ = rows.shape
        query, key, value = (
            part.view(batch, length, HEADS, WIDTH // HEADS).transpose(1, 2) for part in self.look(rows).split(WIDTH, 2)
        )
        odds = query @ key.transpose(2, 3) / math.sqrt(WIDTH // HEADS) + self.near[:, apart] + hidden
        taken = (self.drop(F.softmax(odds, -1)) @ value).transpose(1, 2).reshape(batch, length, WIDTH)
        rows = self.first(rows + self.drop(self.take(taken)))
        return self.second(rows + self.drop(self.narrow(F.relu(self.widen(rows)))))


class Student(nn.Module):
    def __init__(self, pieces):
        super().__init__()
        self.words, self.settle = nn.Embedding(pieces, WIDTH), nn.LayerNorm(WIDTH)
        self.layers = nn.ModuleList(Layer() for _ in range(LAYERS))
        self.between, self.out = nn.Linear(2 * WIDTH, BETWEEN), nn.Linear(BETWEEN, len(FAMILIES) + 1)
        # Only for learning: what stands before the teacher's answer.
        self.like_teacher = nn.Linear(2 * WIDTH, TEACHER_BETWEEN)
        self.drop = nn.Dropout(0.1)

    def forward(self, pieces, shown):
        places = torch.arange(pieces.shape[1])
        apart = (places[None] - places[:, None]).clamp(-REACH, REACH) + REACH
        rows = self.drop(self.settle(self.words(pieces)))
        hidden = (1 - shown)[:, None, None, :] * -1e4
        for layer in self.layers:
            rows = layer(rows, hidden, apart)
        weight = shown[:, :, None]
        pooled = torch.cat([(rows * weight).sum(1) / weight.sum(1), (rows + (weight - 1) * 1e4).max(1).values], 1)
        return self.out(F.relu(self.between(self.drop(pooled)))), self.like_teacher(pooled)


def start(teacher_file, out, tokenizer_file):
    """Half of a row is what the teacher makes of the piece alone, half its own row of it; each the main axes of these."""
    teacher = Teacher()
    teacher.load_state_dict(torch.load(teacher_file))
    teacher.eval()
    parts = []
    with torch.no_grad():
        for begin in range(0, 30522, 512):
            pieces = torch.arange(begin, min(30522, begin + 512))
            alone = torch.stack([torch.full_like(pieces, 101), pieces, torch.full_like(pieces, 102)], 1)
            parts.append(teacher.rows(alone, torch.ones(alone.shape))[:, 1])
        own = teacher.settle(teacher.words.weight)

    def axes(rows, count):
        rows = rows - rows.mean(0)
        _, sizes, directions = torch.pca_lowrank(rows, count, niter=4)
        return rows @ directions / sizes[:1] * len(rows) ** 0.5

    rows = torch.cat([axes(torch.cat(parts), WIDTH // 2), axes(own, WIDTH // 2)], 1)
    torch.save(rows[torch.tensor(Pieces(tokenizer_file).origin)].clone(), out)


def learn(pools, begin, out, tokenizer_file, rounds, texts_file=None, rate=1.5e-3):
    cut = Pieces(tokenizer_file)
    pool, odds, between = pool_of(pools)
    between = (between - between.mean(0)) / (between.std(0) + 1e-3)
    lists = [cut.of(text) for text in pool]
    model = Student(len(cut.names))
    known = torch.load(begin)
    if isinstance(known, dict):
        model.load_state_dict(known)
    else:
        model.words.weight.data = known
    rest = [parameter for name, parameter in model.named_parameters() if not name.startswith("words.")]
    groups = [{"params": model.words.parameters(), "lr": rate / 2, "weight_decay": 0}, {"params": rest, "lr": rate, "weight_decay": 0.01}]
    optimizer = torch.optim.AdamW(groups, betas=(0.9, 0.98))
    steps, step, began = rounds * (len(lists) // BATCH + 1), 0, time.time()
    for turn in range(rounds):
        model.train()
        for part in batches(lists, BATCH):
            share = min(1, step / 300) * max(0.02, 1 - step / steps)
            for group, most in zip(optimizer.param_groups, (rate / 2, rate)):
                group["lr"] = most * share
            answer, like = model(*batch_of([lists[at] for at in part]))
            loss = distance(answer, odds[part]) + 0.2 * F.mse_loss(like, between[part])
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(model.parameters(), 1.0)
            optimizer.step()
            step += 1
            if step % 100 == 0:
                print(turn, step, steps, f"{loss.item():.3f} {time.time() - began:.0f} s", flush=True)
        torch.save(model.state_dict(), out)
        if texts_file is not None:
            validate(model, cut, texts_file)


def ship(model_file, file, tokenizer_file):
    names = Pieces(tokenizer_file).names
    model = Student(len(names))
    model.load_state_dict(torch.load(model_file))
    write(model, names, file)


def write(model, names, file):
    made = ReaderFile()
    made.whole("pieces", model.settle(model.words.weight))
    for number, layer in enumerate(model.layers):
        made.layer(number, (layer.look.weight, layer.look.bias), layer, layer.near)
    made.answer(model.between, model.out)
    layout = {"width": WIDTH, "heads": HEADS, "reach": REACH, "units": UNITS, "layers": LAYERS, "between": BETWEEN}
    made.write(file, {"pieces": " ".join(names), **layout, "places": 0, "smooth": False})


if __name__ == "__main__":
    torch.manual_seed(1)
    random.seed(1)
    run(start, learn, ship)
