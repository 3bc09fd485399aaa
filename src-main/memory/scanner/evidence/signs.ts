import type { Concepts } from '../concepts.ts';
import type { Mark } from '../marks.ts';
import type { Word } from '../words.ts';

/** A sign in a sentence: what it is called in the tables, and the first and last word it is made of. */
export interface Sign {
  readonly name: string;
  readonly first: Word;
  readonly last: Word;
}

/** How far apart two meanings may stand to count as a pair, in words. */
const near = 5;
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
const numbers = new Map<string, number>();

/** A number for a class, so that a pair met again in a sentence costs no more than a look. */
function numberOf(name: string): number {
  const known = numbers.get(name);
  if (known !== undefined) return known;
  numbers.set(name, numbers.size);
  return numbers.size - 1;
}

/**
 * The sentences of a text, each as the signs it holds, once each: stems (`ignor`), the first of a sentence (`^ignor`),
 * neighbours (`your_rule`), classes of meaning (`DROP`, `^DROP`) and two of them near each other (`DROP_RULE`).
 */
export function signsOf(
  text: string,
  words: readonly Word[],
  marks: readonly Mark[],
  concepts: Concepts,
  known: (name: string) => boolean,
): Sign[][] {
  const sentences: Sign[][] = [];
  let signs = new Map<string, Sign>();
  let recent: { readonly classes: readonly string[]; readonly numbers: readonly number[]; readonly word: Word }[] = [];
  const pairs = new Set<number>();
  let before: { readonly stem: string; readonly word: Word } | null = null;
  let length = 0;
  let begin = 0;
  let read = 0;
  let end = 0;
  const close = (): void => {
    const told = read >= fewestRead && read >= length * fewestShare;
    if (told && !isCommandLine(text.slice(begin, end + 1))) sentences.push([...signs.values()]);
    signs = new Map();
    recent = [];
    pairs.clear();
    before = null;
    length = 0;
    read = 0;
  };
  const add = (name: string, first: Word, last: Word): void => {
    if (!signs.has(name) && known(name)) signs.set(name, { name, first, last });
  };
  for (const { word, classes } of concepts.meanings(words, marks)) {
    if (word.hard || length >= longest) close();
    if (length === 0) begin = word.start;
    end = word.end;
    length += 1;
    const own = stem(word.word);
    if (known(own)) read += 1;
    add(own, word, word);
    if (before === null) add(`^${own}`, word, word);
    else add(`${before.stem}_${own}`, before.word, word);
    const numbers = classes.map(numberOf);
    classes.forEach((name, i) => {
      add(name, word, word);
      if (before === null) add(`^${name}`, word, word);
      for (const other of recent) {
        for (let k = 0; k < other.numbers.length; k += 1) {
          const pair = (other.numbers[k] ?? 0) * mostClasses + (numbers[i] ?? 0);
          if (pairs.has(pair)) continue;
          pairs.add(pair);
          add(`${other.classes[k] ?? ''}_${name}`, other.word, word);
        }
      }
    });
    before = { stem: own, word };
    recent.push({ classes, numbers, word });
    if (recent.length > near) recent.shift();
  }
  close();
  return sentences;
}
