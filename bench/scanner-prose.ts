/**
 * Ordinary prose that no scanner should stop at: the paragraphs of the read-me files of the packages in `node_modules`,
 * those of this project's documents, and the sentences of the `fortunes` of Debian where they are installed or unpacked
 * (FORTUNES names the folder). Each kind is halved by the SHA-256 of its texts: one half is learned from and looked at,
 * the other only measured.
 *
 * `node --import ./src-main/home/testing/alias.ts bench/scanner-prose.ts` prints the false alarms of the measured
 * halves, `--learned` those of the learned halves and what was flagged in them.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv, env, stdout } from 'node:process';
import { scan } from '../src-main/memory/scanner/index.ts';

const root = join(import.meta.dirname, '..');

/** The kinds of prose. */
export const proseKinds = ['fortunes', 'read-me files', 'documents'] as const;
export type ProseKind = (typeof proseKinds)[number];

/** A number from 0 to 1 that a text always has. */
function place(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32BE(0) / 2 ** 32;
}

/** Which half a text of ordinary prose belongs to. */
export function isLearned(text: string): boolean {
  return place(text) < 0.5;
}

/** Paragraphs of a Markdown file, without code blocks, tables and pictures. */
function paragraphs(file: string): string[] {
  return readFileSync(file, 'utf8')
    .replace(/```[\s\S]*?```/g, '')
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part.length > 40 && part.length < 2000 && !/^(?:[|<#]|\[!\[)/.test(part));
}

function readMeFiles(): string[] {
  const modules = join(root, 'node_modules');
  return readdirSync(modules)
    .sort()
    .flatMap((name) =>
      name.startsWith('@') ? readdirSync(join(modules, name)).map((inner) => join(name, inner)) : [name],
    )
    .map((folder) => join(modules, folder, 'README.md'))
    .filter((file) => existsSync(file));
}

function documents(): string[] {
  const docs = readdirSync(join(root, 'docs')).sort();
  return [
    ...docs.filter((name) => name.endsWith('.md')).map((name) => join(root, 'docs', name)),
    ...['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md'].map((name) => join(root, name)),
  ];
}

/** Sentences of the sayings, without who said them and without the backspaces that underline words on a terminal. Empty where Debian's package `fortunes` is not there. */
function fortunes(): string[] {
  const folder = env['FORTUNES'] ?? '/usr/share/games/fortunes';
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .sort()
    .filter((name) => !/\.(?:dat|u8)$/.test(name))
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n%\n'))
    .map((saying) =>
      saying
        .replace(/\n\s*--[\s\S]*/, '')
        .replace(/.[\b]|[^\P{Cc}\s]/gu, '')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .flatMap((saying) => saying.split(/(?<=[.!?])\s+(?=[A-Z"])/))
    .filter((sentence) => sentence.length > 25 && sentence.length < 240 && sentence.split(' ').length > 4);
}

/** All texts of one kind, each once. */
export function proseOf(kind: ProseKind): string[] {
  if (kind === 'fortunes') return [...new Set(fortunes())];
  const files = kind === 'documents' ? documents() : readMeFiles();
  return [...new Set(files.flatMap(paragraphs))];
}

/** False alarms in one half of one kind of prose. */
export interface ProseRow {
  readonly kind: ProseKind;
  readonly total: number;
  readonly flagged: readonly string[];
}

/** What the scanner flags of one half of each kind of prose. */
export function proseRows(learned: boolean): ProseRow[] {
  return proseKinds.map((kind) => {
    const texts = proseOf(kind).filter((text) => isLearned(text) === learned);
    return { kind, total: texts.length, flagged: texts.filter((text) => scan(text, 'strict').length > 0) };
  });
}

if (import.meta.main) {
  const learned = argv.includes('--learned');
  for (const { kind, total, flagged } of proseRows(learned)) {
    stdout.write(`${kind.padEnd(14)} ${flagged.length} of ${total}\n`);
    if (learned) stdout.write(flagged.map((text) => `  ${JSON.stringify(text).slice(0, 300)}\n`).join(''));
  }
}
