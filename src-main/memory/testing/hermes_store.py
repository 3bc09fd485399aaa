"""Drives the memory store of an installed hermes-agent: one JSON command a line in, one JSON answer a line out."""

import json
import os
import random
import sys

from tools import memory_tool


def answer(value):
    sys.stdout.write(json.dumps(value, ensure_ascii=True) + "\n")
    sys.stdout.flush()


def mixed_writes(store, name, count, seed):
    """Changes entries of its own and says what it was told is stored."""
    dice = random.Random(seed)
    own = []
    for number in range(count):
        fresh = f"{name} №{number}: fact 事实 {dice.randrange(10**6)}"
        old = dice.choice(own) if own else None
        throw = dice.randrange(10)
        if old is None or throw < 5:
            result = store.add("memory", fresh)
            after = own + [fresh]
        elif throw < 8:
            result = store.replace("memory", old, fresh)
            after = [text for text in own if text != old] + [fresh]
        else:
            result = store.remove("memory", old)
            after = [text for text in own if text != old]
        if not result.get("success"):
            answer({"failed": result})
            return
        own = after
    answer({"own": own})


def main():
    store = None
    for line in sys.stdin:
        command = json.loads(line)
        if "home" in command:
            os.environ["HERMES_HOME"] = command["home"]
            limits = command["limits"]
            store = memory_tool.MemoryStore(memory_char_limit=limits["memory"], user_char_limit=limits["user"])
            store.load_from_disk()
            blocks = {name: store.format_for_system_prompt(name) for name in ("memory", "user")}
            answer({"entries": {"memory": store.memory_entries, "user": store.user_entries}, "blocks": blocks})
        elif "mixed" in command:
            mixed_writes(store, command["mixed"], command["count"], command["seed"])
        elif "apply" in command:
            answer(memory_tool.apply_memory_pending(command["apply"], store))
        else:
            store.reset_consolidation_failures()
            answer(json.loads(memory_tool.memory_tool(store=store, **command["call"])))


main()
