import type { Concepts } from '../concepts.ts';
import type { Word } from '../words.ts';

/** A sign in a sentence: what it is called in the tables, its weight there, and the first and last word it is made of. */
export interface Sign {
  readonly name: string;
  readonly weight: number;
  readonly first: Word;
  readonly last: Word;
}

/** The signs of a sentence by name. */
export type Signs = ReadonlyMap<string, Sign>;

/** How far apart two meanings may stand to count as a pair, in words. */
const reach = 5;
/** Longer sentences are read in pieces of this many words. */
const longest = 40;

const program =
  /^(?:sudo\s)?(?:apt|apt-get|ansible\S*|awk|base64|bash|brew|bun|cargo|cat|certutil|chmod|chown|cp|crontab|curl|dd|defaults|deno|df|dig|docker|docker-compose|du|echo|eval|export|ffmpeg|find|gh|git|go|gpg|grep|head|helm|iex|iptables|jq|journalctl|kill|kubectl|launchctl|less|ln|ls|lsof|make|mkdir|mv|mysql|mysqldump|nc|net|nix|nmap|node|npm|npx|nslookup|openssl|osascript|pg_dump|ping|pip3?|pkill|pnpm|podman|poetry|powershell|ps|psql|python3?|redis-cli|reg|rg|rm|rsync|schtasks|scp|sed|sh|snap|source|sqlite3|ssh|ssh-\w+|sudo|systemctl|tail|tar|taskkill|terraform|tmux|ufw|unzip|useradd|usermod|uv|vim|wget|winget|xxd|yarn|zip)\s/i;
const option = /\s-{1,2}\w|[|;&$~<>=/\\]|\s@|\s\./;

/** Whether a sentence is a command line: what that does is judged by rules of commands, not by words. */
export function isCommandLine(text: string): boolean {
  return program.test(text) && option.test(text);
}

/** A sentence of which fewer words, or a smaller part, are known is in another language, or about something else. */
const fewestRead = 2;
const fewestShare = 0.6;

/** A word without its common endings, so that forms of one word are one sign; all numbers are one. */
export function stem(word: string): string {
  if (/^\d/.test(word)) return '#number';
  if (word.length < 5 || word.startsWith('#')) return word;
  return word.replace(/(?:'s|ings?|edly|ed|es|s|ly|e)$/, '');
}

const mostClasses = 1000;

/** What is asked of a sign's name: its weight, or undefined for one that stands in no table. */
export type WeightOf = (name: string) => number | undefined;

/** Names of pairs of classes by number, null for those without a weight: strings are made once, not for every sentence. */
const pairNames = new WeakMap<WeightOf, Map<number, string | null>>();

/**
 * The sentences of a text, each as the signs it holds, once each: stems (`ignor`), the first of a sentence (`^ignor`),
 * neighbours (`your_rule`), classes of meaning (`DROP`, `^DROP`) and two of them near each other (`DROP_RULE`).
 */
export function signsOf(text: string, all: readonly Word[], concepts: Concepts, weightOf: WeightOf): Signs[] {
  const sentences: Signs[] = [];
  const names = pairNames.get(weightOf) ?? new Map<number, string | null>();
  pairNames.set(weightOf, names);
  const stems = new Map<string, string>();
  let signs = new Map<string, Sign>();
  const pairs = new Set<number>();
  const classes = concepts.meanings(all);
  let before: string | null = null;
  let from = 0;
  let length = 0;
  let read = 0;
  const close = (end: number): void => {
    const told = read >= fewestRead && read >= length * fewestShare;
    if (told && !isCommandLine(text.slice(all[from]?.start, (all[end - 1]?.end ?? 0) + 1))) sentences.push(signs);
    signs = new Map();
    pairs.clear();
    before = null;
    from = end;
    length = 0;
    read = 0;
  };
  const add = (name: string, first: Word, last: Word): boolean => {
    if (signs.has(name)) return true;
    const weight = weightOf(name);
    if (weight !== undefined) signs.set(name, { name, weight, first, last });
    return weight !== undefined;
  };
  const addPair = (one: number, other: number, first: Word, last: Word): void => {
    const pair = one * mostClasses + other;
    if (pairs.has(pair)) return;
    pairs.add(pair);
    let name = names.get(pair);
    if (name === undefined) {
      const made = `${concepts.nameOf(one)}_${concepts.nameOf(other)}`;
      name = weightOf(made) === undefined ? null : made;
      names.set(pair, name);
    }
    if (name !== null) add(name, first, last);
  };
  for (let at = 0; at < all.length; at += 1) {
    const word = all[at];
    if (word === undefined) break;
    if (word.hard || length >= longest) close(at);
    length += 1;
    let own = stems.get(word.word);
    if (own === undefined) stems.set(word.word, (own = stem(word.word)));
    if (add(own, word, word)) read += 1;
    add(before === null ? `^${own}` : `${before}_${own}`, before === null ? word : (all[at - 1] ?? word), word);
    for (const id of classes[at] ?? []) {
      const name = concepts.nameOf(id);
      add(name, word, word);
      if (before === null) add(`^${name}`, word, word);
      for (let near = Math.max(from, at - reach); near < at; near += 1)
        for (const other of classes[near] ?? []) addPair(other, id, all[near] ?? word, word);
    }
    before = own;
  }
  close(all.length);
  return sentences;
}
