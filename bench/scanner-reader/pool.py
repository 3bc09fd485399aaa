"""
Makes the texts that the teacher is asked about.

    python pool.py TEXTS VECTORS PROSE POOL
"""

import json
import sys

from augment import pool
from corpus import texts

texts_file, vectors_file, prose_file, out = sys.argv[1:5]
with open(vectors_file, encoding="utf8") as file:
    read = json.load(file)
with open(prose_file, encoding="utf8") as file:
    prose = [line.strip() for line in file if line.strip()][:16_000]
made = pool(texts(texts_file)[0], prose, read.get("vectors", read))
with open(out, "w", encoding="utf8") as file:
    json.dump(made, file)
print(len(made))
