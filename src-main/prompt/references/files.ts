import { stat } from 'node:fs/promises';
import { extname } from 'node:path';
import type { Reference } from '@shared/references/parse.ts';
import { openContained, resolveInside, workspaceRoot } from '../../home/contained.ts';
import { walk } from '../../home/workspace-walk.ts';

/** What a reference became: a block for the model, or why it is none. */
export type Found =
  | { readonly kind: 'block'; readonly sign: string; readonly body: string; readonly language: string }
  /** Not shown, but named, so that the model can look with its tools. */
  | { readonly kind: 'pointer'; readonly body: string }
  | { readonly kind: 'refused'; readonly reason: string };

const mostBytes = 4 * 1024 * 1024;
const mostListed = 200;

const languages: Readonly<Record<string, string>> = {
  '.py': 'python',
  '.js': 'javascript',
  '.ts': 'typescript',
  '.tsx': 'tsx',
  '.jsx': 'jsx',
  '.json': 'json',
  '.md': 'markdown',
  '.sh': 'bash',
  '.yml': 'yaml',
  '.yaml': 'yaml',
  '.toml': 'toml',
};

/** Files that are none to read, whatever their first bytes are. */
const binary = new Set(
  [
    '.png .jpg .jpeg .gif .webp .bmp .ico .tif .tiff .heic .heif .avif .psd .pdf .epub .doc .docx .xls .xlsx .ppt .pptx .odt .ods .odp',
    '.zip .gz .tgz .bz2 .xz .zst .7z .rar .tar .jar .deb .rpm .apk .dmg .iso .img .msi .exe .dll .so .dylib .class .pyc .o .a .wasm',
    '.mp3 .mp4 .m4a .m4v .wav .flac .ogg .opus .aac .mov .mkv .webm .avi .mpg .mpeg .woff .woff2 .ttf .otf .eot',
    '.sqlite .sqlite3 .db .parquet .npy .npz .pkl .h5 .bin',
  ].flatMap((line) => line.split(' ')),
);

async function place(
  workspace: string,
  path: string,
): Promise<Awaited<ReturnType<typeof resolveInside>> & { root?: string }> {
  const root = await workspaceRoot(workspace);
  if (root === null) return { ok: false, reason: `The workspace ${workspace} cannot be read.`, missing: true };
  return { ...(await resolveInside(root, path)), root };
}

/** A file, or the lines of it that are meant. */
export async function fileReference({ target, lines }: Reference, workspace: string): Promise<Found> {
  const at = await place(workspace, target);
  if (!at.ok) return { kind: 'refused', reason: at.reason };
  if ((await stat(at.real)).isDirectory())
    return { kind: 'refused', reason: `${at.shown} is a folder; write @folder: before it.` };
  const { handle, info } = await openContained(at.real);
  try {
    const pointer = (why: string): Found => ({
      kind: 'pointer',
      body: `${at.shown}: ${why}, ${String(info.size)} bytes. It is not attached.`,
    });
    if (binary.has(extname(at.real).toLowerCase())) return pointer('a binary file');
    if (info.size > mostBytes) return pointer('too large; read parts of it with read_file');
    const bytes = await handle.readFile();
    if (bytes.subarray(0, 4096).includes(0)) return pointer('a binary file');
    const text = new TextDecoder().decode(bytes).replace(/\r\n?/gu, '\n');
    const language = languages[extname(at.real).toLowerCase()] ?? '';
    const all = text.replace(/\n$/u, '').split('\n');
    const meant = lines === null || lines.from > all.length ? all : all.slice(lines.from - 1, lines.to);
    return { kind: 'block', sign: '📄', body: meant.join('\n'), language };
  } finally {
    await handle.close();
  }
}

const bytesOf = async (real: string): Promise<string> => {
  const info = await stat(real).catch(() => null);
  return info === null ? '' : ` (${String(info.size)} bytes)`;
};

/** What a folder holds, as a tree of names and sizes. */
export async function folderReference({ target }: Reference, workspace: string, signal: AbortSignal): Promise<Found> {
  const at = await place(workspace, target);
  if (!at.ok || at.root === undefined) return { kind: 'refused', reason: at.ok ? '' : at.reason };
  if (!(await stat(at.real)).isDirectory())
    return { kind: 'refused', reason: `${at.shown} is a file; write @file: before it.` };
  const listed: string[] = [];
  const base = at.shown === '.' ? 0 : at.shown.split('/').length;
  for await (const found of walk(at.root, at.real, { depth: 20, entries: 20_000, signal })) {
    const parts = found.path.split('/').slice(base);
    if (parts.some((part) => part.startsWith('.'))) continue;
    if (listed.length >= mostListed) {
      listed.push('- ...');
      break;
    }
    const name = `${'  '.repeat(parts.length - 1)}- ${parts.at(-1) ?? ''}`;
    listed.push(found.kind === 'folder' ? `${name}/` : `${name}${await bytesOf(found.real)}`);
  }
  return {
    kind: 'block',
    sign: '📁',
    body: listed.length === 0 ? 'The folder is empty.' : listed.join('\n'),
    language: '',
  };
}
