"""What the quick reader and the careful one learn alike: a pool with what the teacher says of it, and how far an answer is from that."""

import json
import sys

import numpy as np
import torch
import torch.nn.functional as F

from corpus import texts
from teacher import batch_of, report


def pool_of(names):
    """The texts of pools, parted by commas, their log-odds and what stood before these."""
    pool, odds, between = [], [], []
    for name in names.split(","):
        with open(name, encoding="utf8") as file:
            pool += json.load(file)
        odds.append(np.load(f"{name}.odds.npy"))
        between.append(np.load(f"{name}.between.npy").astype(np.float32))
    return pool, torch.from_numpy(np.concatenate(odds)), torch.from_numpy(np.concatenate(between))


def attack_odds(logs):
    return torch.logsumexp(logs[:, 1:], 1) - logs[:, 0]


def distance(answer, wanted):
    """How far odds are from those of the teacher, by family and as a whole."""
    logs = torch.log_softmax(answer.float(), 1)
    loss = F.kl_div(logs, wanted, reduction="batchmean", log_target=True)
    return loss + 0.05 * F.smooth_l1_loss(attack_odds(logs).clamp(-6, 6), attack_odds(wanted).clamp(-6, 6))


def answers(model, lists, size=128):
    """The log-odds of each list of pieces."""
    model.eval()
    order = sorted(range(len(lists)), key=lambda at: len(lists[at]))
    odds = [None] * len(lists)
    with torch.no_grad():
        for begin in range(0, len(order), size):
            part = order[begin : begin + size]
            for at, row in zip(part, torch.log_softmax(model(*batch_of([lists[at] for at in part]))[0], 1)):
                odds[at] = row.float().numpy()
    return np.stack(odds)


def validate(model, cut, texts_file):
    """Prints what the model finds of the validation part."""
    judged = texts(texts_file)[1]
    for name, foreign in (("English", False), ("other languages", True)):
        some = [one for one in judged if one["foreign"] == foreign]
        report(answers(model, [cut.of(one["text"]) for one in some]), np.array([one["label"] for one in some]), name)


def run(start, learn, ship):
    """`start ...`, `learn POOLS BEGIN OUT TOKENIZER ROUNDS ...` or `ship ...`, as the command line says."""
    task, *given = sys.argv[1:]
    if task == "learn":
        pools, begin, out, tokenizer_file, rounds, *rest = given
        learn(pools, begin, out, tokenizer_file, int(rounds), *rest)
    else:
        {"start": start, "ship": ship}[task](*given)
