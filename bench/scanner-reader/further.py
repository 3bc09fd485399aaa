"""
Both readers learned further, beginning with the files that ship: of the writers' word and, a little, of what they said themselves.

    python further.py pool TEXTS TOKENIZER RESOURCES POOL [SET,SET]      SET: what is new, and read more often
    python further.py quick POOL TOKENIZER RESOURCES OUT ROUNDS TEXTS MINUTES
    python further.py careful POOL TOKENIZER RESOURCES OUT ROUNDS TEXTS MINUTES
    python further.py ship OUT TOKENIZER RESOURCES

RESOURCES: resources/scanner. POOL: a file, beside which what is wanted of its texts is written. OUT: a folder.
"""

import json
import random
import re
import sys
import time

import numpy as np
import torch
from torch import nn

import careful as careful_reader
import shipped
import student as quick_reader
from augment import PROSE, bare, clause
from corpus import FAMILIES, UNSAID, Pieces, texts
from lessons import answers, attack_odds, distance
from teacher import batch_of, batches

# How much the writer's word counts beside what the readers say, and how sure it is made.
WRITER, SURE = 0.8, 0.97
BATCH = {"quick": 128, "careful": 64}
# What the careful reader is asked about, a little wider, and of the rest a part.
UNSURE, REST = (-2.5, 6.0), 0.05
_BESIDE = {}
for _row in ("qwertyuiop", "asdfghjkl", "zxcvbnm"):
    for _at, _letter in enumerate(_row):
        _BESIDE[_letter] = _row[max(0, _at - 1) : _at] + _row[_at + 1 : _at + 2]


def _misspelt(text):
    """A few words with a letter swapped, dropped, doubled or the one beside it."""

    def wrong(match):
        word = match.group()
        if random.random() > 0.22:
            return word
        at = random.randint(1, len(word) - 2)
        kind = random.randint(0, 3)
        if kind == 0:
            return word[:at] + word[at + 1] + word[at] + word[at + 2 :]
        if kind == 1:
            return word[:at] + word[at + 1 :]
        if kind == 2:
            return word[:at] + word[at] + word[at:]
        return word[:at] + random.choice(_BESIDE.get(word[at].lower(), word[at])) + word[at + 1 :]

    return re.sub(r"[A-Za-z]{4,}", wrong, text)


def made(learned, new):
    """(text, label): the writers' texts, some misspelt, bare, joined; None where nobody says what a part is."""
    written = [one for one in learned if one["set"] != PROSE]
    prose = [one["text"] for one in learned if one["set"] == PROSE]
    attacks = [one for one in written if one["label"] != 0]
    harmless = [one["text"] for one in written if one["label"] == 0]
    out = [(text, 0) for text in prose]
    for one in written:
        text, label = one["text"], one["label"]
        for _ in range(3 if one["set"] in new else 1):
            out.append((text, label))
            if random.random() < 0.35:
                out.append((_misspelt(text), label))
            if random.random() < 0.25 and not one["foreign"]:
                out.append((bare(text), label))
        if random.random() < 0.4:
            out.append((clause(text), None))
        if label == 0 and random.random() < 0.4:
            out.append((f"{text.rstrip()} {random.choice(harmless)}", 0))
    for one in attacks:
        if random.random() < 0.4 and len(one["text"]) < 160:
            other = random.choice(harmless if random.random() < 0.6 else prose)[:160]
            out.append((f"{other} {one['text']}" if random.random() < 0.5 else f"{one['text']} {other}", one["label"]))
    for text in prose:
        if random.random() < 0.15:
            out.append((clause(text), 0))
    random.shuffle(out)
    return out


def wanted(pool, cut, resources):
    """Log-odds that each text is to have."""
    quick, _ = shipped.quick(f"{resources}/reader.bin")
    careful, _ = shipped.careful(f"{resources}/careful.bin")
    lists = [cut.of(text) for text, _ in pool]
    odds = answers(quick, lists)
    score = attack_odds(torch.from_numpy(odds)).numpy()
    asked = [at for at, one in enumerate(score) if UNSURE[0] < one]
    print(len(lists), "texts, asked the careful reader", len(asked), flush=True)
    with torch.autocast("cpu", dtype=torch.bfloat16):
        odds[asked] = (odds[asked] + answers(careful, [lists[at] for at in asked])) / 2
    odds = np.exp(odds - np.logaddexp.reduce(odds, 1)[:, None])
    for row, (_, label) in enumerate(pool):
        if label is None:
            continue
        said = np.full(odds.shape[1], (1 - SURE) / len(FAMILIES))
        if label == UNSAID:
            said[1:] = odds[row, 1:] / odds[row, 1:].sum() * SURE
            said[0] = 1 - SURE
        else:
            said[label] = SURE
        odds[row] = WRITER * said + (1 - WRITER) * odds[row]
    return np.log(odds + 1e-6).astype(np.float32), score


def validate(models, cut, texts_file, share=0.5):
    judged = [one for one in texts(texts_file)[1] if one["set"] != PROSE]
    lists = [cut.of(one["text"]) for one in judged]
    score = sum(attack_odds(torch.from_numpy(answers(model, lists))).numpy() * share for model in models)
    labels = np.array([one["label"] for one in judged])
    foreign = np.array([one["foreign"] for one in judged])
    for name, part in (("English", ~foreign), ("other languages", foreign)):
        harmless, attacks = score[part & (labels == 0)], score[part & (labels != 0)]
        told = []
        for alarms in (0.01, 0.03):
            least = np.quantile(harmless, 1 - alarms)
            told.append(f"{alarms:.0%} at {least:.1f}: {(attacks > least).mean():.3f}")
        by_family = " ".join(
            f"{family} {(score[part & (labels == at + 1)] > np.quantile(harmless, 0.97)).mean():.2f}" for at, family in enumerate(FAMILIES)
        )
        print(name, *told, by_family, flush=True)


def learn(model, lists, odds, out, rounds, size, rate, minutes, after, frozen=None):
    learned = [one for one in model.parameters() if one is not frozen]
    if frozen is not None:
        frozen.requires_grad_(False)
    optimizer = torch.optim.AdamW(learned, lr=rate, weight_decay=0.01, betas=(0.9, 0.98))
    odds, step, began = torch.from_numpy(odds), 0, time.time()
    steps = rounds * (len(lists) // size + 1)
    for turn in range(rounds):
        model.train()
        for part in batches(lists, size):
            # The clock says how far this is, where there is not the time for all rounds.
            done = max(step / steps, (time.time() - began) / 60 / minutes)
            if done >= 1:
                break
            for group in optimizer.param_groups:
                group["lr"] = rate * min(1, (step + 1) / 200) * max(0.02, 1 - done)
            with torch.autocast("cpu", dtype=torch.bfloat16, enabled=frozen is not None):
                answer, _ = model(*batch_of([lists[at] for at in part]))
            loss = distance(answer, odds[part])
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(learned, 1.0)
            optimizer.step()
            step += 1
            if step % 200 == 0:
                print(turn, step, steps, f"{loss.item():.3f} {time.time() - began:.0f} s", flush=True)
        torch.save(model.state_dict(), out)
        after(model)


def _read(pool_file):
    with open(pool_file, encoding="utf8") as file:
        pool = json.load(file)
    return pool, np.load(f"{pool_file}.odds.npy"), np.load(f"{pool_file}.score.npy")


def main():
    task, *given = sys.argv[1:]
    torch.manual_seed(2)
    random.seed(2)
    if task == "pool":
        texts_file, tokenizer, resources, pool_file, *new = given
        pool = made(texts(texts_file)[0], set(",".join(new).split(",")))
        odds, score = wanted(pool, Pieces(tokenizer), resources)
        with open(pool_file, "w", encoding="utf8") as file:
            json.dump(pool, file)
        np.save(f"{pool_file}.odds.npy", odds)
        np.save(f"{pool_file}.score.npy", score)
        return
    if task == "ship":
        out, tokenizer, resources = given
        names = Pieces(tokenizer).names
        quick, careful = quick_reader.Student(len(names)), careful_reader.Careful(len(names))
        quick.settle = nn.Identity()
        for model, name, write in ((quick, "reader", quick_reader.write), (careful, "careful", careful_reader.write)):
            model.load_state_dict(torch.load(f"{out}/{name}.pt"))
            write(model, names, f"{resources}/{name}.bin")
        return
    pool_file, tokenizer, resources, out, rounds, texts_file, minutes = given
    cut = Pieces(tokenizer)
    pool, odds, score = _read(pool_file)
    lists = [cut.of(text) for text, _ in pool]
    if task == "quick":
        model, _ = shipped.quick(f"{resources}/reader.bin")
        after = lambda model: validate([model], cut, texts_file, 1)
        after(model)
        learn(model, lists, odds, f"{out}/reader.pt", int(rounds), BATCH[task], 4e-4, float(minutes), after)
        return
    model, _ = shipped.careful(f"{resources}/careful.bin")
    attack = attack_odds(torch.from_numpy(odds)).numpy() > 0
    unsure = [at for at, one in enumerate(score) if UNSURE[0] < one < UNSURE[1] or (one > 0) != attack[at] or random.random() < REST]
    after = lambda model: validate([model], cut, texts_file, 1)
    after(model)
    part = [lists[at] for at in unsure]
    print(len(part), "texts", flush=True)
    learn(model, part, odds[unsure], f"{out}/careful.pt", int(rounds), BATCH[task], 8e-5, float(minutes), after, model.words.weight)


if __name__ == "__main__":
    main()
