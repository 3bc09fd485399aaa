import { readFileSync, statSync } from 'node:fs';
import { envValues } from '../home/dotenv.ts';
import { isKeyName, secretValues, secretValuesIn } from '../home/index.ts';
import type { KeyContext, ProviderKind } from './provider.ts';

interface Known {
  readonly stamp: string;
  readonly keys: readonly string[];
}

/**
 * The keys that lie in settings files of memory providers, of every kind and whether it is in use or not: a key in a file that was left
 * behind is still a key. Each file is read again when it has changed. Never throws: what cannot be read has no keys.
 */
export function keptKeys(kinds: readonly ProviderKind[], context: KeyContext): () => readonly string[] {
  const known = new Map<string, Known>();
  const keysIn = (file: string): readonly string[] => {
    const stamp = stampOf(file);
    const before = known.get(file);
    if (before?.stamp === stamp) return before.keys;
    const keys = stamp === '' ? [] : read(file);
    known.set(file, { stamp, keys });
    return keys;
  };
  return () => kinds.flatMap((kind) => filesOf(kind, context)).flatMap(keysIn);
}

function filesOf(kind: ProviderKind, context: KeyContext): readonly string[] {
  try {
    return kind.keyFiles?.(context) ?? [];
  } catch {
    return [];
  }
}

/** Empty where there is no file. */
function stampOf(file: string): string {
  try {
    const stat = statSync(file, { throwIfNoEntry: false });
    return stat?.isFile() === true ? `${String(stat.mtimeMs)}-${String(stat.size)}-${String(stat.ino)}` : '';
  } catch {
    return '';
  }
}

function read(file: string): readonly string[] {
  let text: string;
  try {
    text = readFileSync(file, 'utf8').replace(/^\uFEFF/u, '');
  } catch {
    return [];
  }
  if (file.endsWith('.env')) {
    return [...envValues(text, () => undefined)].filter(([name]) => isKeyName(name)).map(([, value]) => value);
  }
  try {
    return secretValues(JSON.parse(text));
  } catch {
    return secretValuesIn(text);
  }
}
