"""
Makes the texts that the teacher is asked about.

    python pool.py TEXTS VECTORS POOL
"""

import json
import sys

from augment import pool
from corpus import texts

texts_file, vectors_file, out = sys.argv[1:4]
with open(vectors_file, encoding="utf8") as file:
    read = json.load(file)
made = pool(texts(texts_file)[0], read.get("vectors", read))
with open(out, "w", encoding="utf8") as file:
    json.dump(made, file)
print(len(made))
