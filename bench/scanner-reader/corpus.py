"""The texts of texts.ts, and the pieces that the reader cuts them into (as src-main/memory/scanner/reader/pieces.ts does)."""

import json
import unicodedata

import regex

FAMILIES = ["authority", "command", "conceal", "exfil", "leak", "override", "persist", "role"]
# Of some attacks in other languages the family is not said.
UNSAID = -1

_WORD = regex.compile(r"[\p{L}\p{N}]+|[^\s\p{L}\p{N}]")
_MARKS = regex.compile(r"\p{Mn}+")
_PLAIN = str.maketrans({"’": "'", "‘": "'", "“": '"', "”": '"', "–": "-", "—": "-"})
_PIECE = regex.compile(r"(##)?[a-z0-9]+|[!-/:-@\[-`{-~]")


def label_of(family):
    """0 for a harmless text, else the number of its family, or UNSAID."""
    return 0 if family == "harmless" else 1 + FAMILIES.index(family) if family in FAMILIES else UNSAID


def texts(file):
    """(learned from, validation): lists of dictionaries with set, text, label and foreign."""
    parts = ([], [])
    with open(file, encoding="utf8") as lines:
        for one in json.load(lines):
            parts[one["validation"]].append(
                {"set": one["set"], "text": one["text"], "label": label_of(one["family"]), "foreign": one["foreign"]}
            )
    return parts


class Pieces:
    """The part of MiniLM's vocabulary that the reader keeps: ASCII pieces, and one for all that is not among them."""

    def __init__(self, tokenizer_file):
        with open(tokenizer_file, encoding="utf8") as file:
            vocabulary = json.load(file)["model"]["vocab"]
        by_number = [word for word, _ in sorted(vocabulary.items(), key=lambda item: item[1])]
        self.names = ["[UNK]"] + [word for word in by_number if _PIECE.fullmatch(word)]
        # Where each stands among MiniLM's own pieces.
        self.origin = [vocabulary[name] for name in self.names]
        self._numbers = {name: number for number, name in enumerate(self.names)}
        self._known = {}

    def _word(self, word):
        if word in self._known:
            return self._known[word]
        made, start = [], 0
        while start < len(word):
            end = min(len(word), start + 24)
            while end > start and (word[start:end] if start == 0 else "##" + word[start:end]) not in self._numbers:
                end -= 1
            if end == start:
                made = [0]
                break
            made.append(self._numbers[word[start:end] if start == 0 else "##" + word[start:end]])
            start = end
        self._known[word] = made
        return made

    def of(self, text, most=80):
        """The numbers of the pieces of a text, at most so many; of an empty text the unknown piece."""
        plain = _MARKS.sub("", unicodedata.normalize("NFKD", text.lower())).translate(_PLAIN)
        numbers = [number for match in _WORD.finditer(plain) for number in self._word(match.group()[:200])]
        return numbers[:most] or [0]
