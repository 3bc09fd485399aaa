"""Texts for the teacher to judge, so that the reader sees more than people wrote: words swapped for near ones, cut and joined."""

import random
import re

import numpy as np

_STOP = set("the a an and or of to in on for with is are be not no never you your i my it this that".split())
# The set of ordinary text, see texts.ts.
PROSE = "prose"
# So near two words must stand (cosine) for one to take the other's place.
_NEAR = 0.55


class Swapper:
    """Swaps words for words whose GloVe vectors are near."""

    def __init__(self, vectors, texts):
        seen = {word for text in texts for word in re.findall(r"[a-z]{3,}", text.lower())}
        names = [name for name in vectors if re.fullmatch("[a-z]{3,}", name)][:30_000]
        table = self._normal([vectors[name][:100] for name in names])
        words = [word for word in seen if word in vectors]
        self._near = {}
        for start in range(0, len(words), 1000):
            part = words[start : start + 1000]
            likeness = self._normal([vectors[word][:100] for word in part]) @ table.T
            best = np.argpartition(-likeness, 12, axis=1)[:, :12]
            for row, word in enumerate(part):
                others = [names[i] for i in best[row] if likeness[row, i] > _NEAR and names[i] != word]
                if others:
                    self._near[word] = others

    @staticmethod
    def _normal(rows):
        table = np.array(rows, np.float32)
        return table / np.linalg.norm(table, axis=1, keepdims=True)

    def swap(self, text, share):
        def instead(match):
            word = match.group()
            near = self._near.get(word.lower())
            if word.lower() in _STOP or near is None or random.random() > share:
                return word
            chosen = random.choice(near)
            return chosen.capitalize() if word[0].isupper() else chosen

        return re.sub(r"[A-Za-z]+", instead, text)


def _cut(text):
    words = text.split(" ")
    if len(words) < 9:
        return text
    count = random.randint(5, len(words) - 2)
    start = random.randint(0, len(words) - count)
    return " ".join(words[start : start + count])


def clause(text):
    """A part of a text up to a stop, or some words of it."""
    parts = [part for part in re.split(r"(?<=[,;:.])\s+", text) if len(part) > 8]
    return random.choice(parts) if len(parts) > 1 else _cut(text)


def _sentence(text):
    return random.choice([part for part in re.split(r"(?<=[.!?;])\s+|\n+", text) if len(part) > 3] or [text])


def _some(text):
    """A few words of a text: titles and labels are so short."""
    words = text.split(" ")
    count = random.randint(2, min(len(words), 8)) if len(words) > 2 else len(words)
    start = random.randint(0, len(words) - count)
    return " ".join(words[start : start + count])


def bare(text):
    """As if put into English word by word: small words gone, neighbours in another order."""
    words = [word for word in text.split(" ") if word.lower() not in ("the", "a", "an") or random.random() < 0.3]
    for at in range(len(words) - 1):
        if random.random() < 0.15:
            words[at], words[at + 1] = words[at + 1], words[at]
    return " ".join(words)


def pool(learned, vectors, seed=7):
    """Texts to be judged, without the labels they came with, in the order of chance."""
    random.seed(seed)
    english = [one for one in learned if not one["foreign"]]
    attacks = [one["text"] for one in english if one["label"] != 0]
    harmless = [one["text"] for one in english if one["label"] == 0 and one["set"] != PROSE]
    prose = [one["text"] for one in english if one["set"] == PROSE]
    foreign = [one["text"] for one in learned if one["foreign"]]
    swapper = Swapper(vectors, attacks + harmless + prose + foreign)
    out = set(attacks + harmless + foreign + prose)
    for text in attacks + harmless:
        out.add(swapper.swap(text, 0.25))
        if random.random() < 0.5:
            out.add(swapper.swap(text, 0.5))
        if random.random() < 0.5:
            out.add(bare(text))
    for text in attacks:
        out.add(swapper.swap(clause(text), 0.15))
        other, part = random.choice(harmless), _sentence(text)
        chance = random.random()
        joined = f"{other} {part}" if chance < 0.4 else f"{part} {other}" if chance < 0.8 else f"{clause(text)} {clause(other)}"
        out.add(joined)
    for text in harmless:
        if random.random() < 0.6:
            out.add(f"{text.rstrip()} {random.choice(harmless)}")
        if random.random() < 0.5:
            out.add(clause(text))
    for _ in range(len(attacks) // 2):
        one, other = random.choice(attacks).split(" "), random.choice(harmless).split(" ")
        to, begin = random.randint(1, len(one)), random.randint(1, len(other))
        out.add(" ".join(one[:to] + other[begin:] if random.random() < 0.5 else other[:begin] + one[to:]))
    for text in prose:
        chance = random.random()
        if chance < 0.2:
            out.add(_some(text))
        elif chance < 0.4:
            out.add(f"{text} {random.choice(harmless if chance < 0.25 else prose)}")
        elif chance < 0.5:
            out.add(f"{text} {random.choice(attacks)}" if chance < 0.45 else f"{random.choice(attacks)} {text}")
    for text in foreign:
        out.add(swapper.swap(text, 0.2))
        out.add(swapper.swap(clause(text), 0.2))
    made = [text for text in out if 3 < len(text) < 500]
    random.shuffle(made)
    return made
