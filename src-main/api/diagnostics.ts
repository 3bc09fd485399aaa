import { open } from 'node:fs/promises';
import { arch, platform, release, totalmem } from 'node:os';
import { join } from 'node:path';
import type { Core } from '../core.ts';
import { measurePlaces, redactorFor } from '../home/index.ts';
import type { Shell } from './shell.ts';

/** How much of the end of the log goes into a bundle, in bytes. */
const LOG_BYTES = 256 * 1024;

/** Sections whose values may be words of the person's: they are named, not told. */
const untold: ReadonlySet<string> = new Set([
  'mcp_servers',
  'providers',
  'custom_providers',
  'fallback_providers',
  'plugins',
  'display.personality',
  'agent.environment_hint',
]);

/**
 * What helps to find a fault, as one JSON text that a person can read before they send it: versions, how things stand, sizes,
 * settings, the end of the log. No text of a memory, a conversation or a skill is in it; every secret of the home and whatever looks
 * like one is masked, and the person's own directory is written `~`.
 */
export async function diagnostics(core: Core, shell: Shell, version: string, now: number): Promise<string> {
  const { paths, config, secrets } = core;
  const services = core.services();
  const { id, kind, model, problem } = services.models.status();
  const bundle = {
    made: new Date(now).toISOString(),
    app: { version, host: core.host, mode: core.mode(), demo: core.demo, shell: shell.state() },
    machine: {
      system: `${platform()} ${release()} ${arch()}`,
      node: process.versions.node,
      electron: process.versions.electron,
      memoryGb: Math.round(totalmem() / 2 ** 30),
    },
    home: { profile: paths.profile, places: await measurePlaces(paths) },
    provider: { id, kind, model, problem },
    waiting: services.waiting().count,
    paused: services.paused(),
    servers: services.mcp.list().map(({ name, reach, state, error, tools }) => ({
      name,
      reach,
      state,
      error,
      tools: tools.length,
    })),
    problems: core.problems(),
    keys: secrets.names(),
    settings: config
      .settings()
      .filter(({ source }) => source !== 'default')
      .map(({ key, value, source, warning }) => ({
        key,
        value: untold.has(key) ? '(not told)' : value,
        source,
        warning,
      })),
    log: (await endOf(join(paths.logsDir, 'desk.jsonl'))).split('\n').filter((line) => line !== ''),
  };
  const redact = redactorFor(() => secrets.values());
  const own = paths.short.startsWith('~') ? paths.dir.slice(0, paths.dir.length - (paths.short.length - 1)) : null;
  const masked = redactValues(bundle, (text) => {
    const clean = redact(text);
    return own === null ? clean : clean.replaceAll(own, '~');
  });
  return `${JSON.stringify(masked, null, 2)}\n`;
}

/** Masks every string in a value, names of fields included. */
function redactValues(value: unknown, redact: (text: string) => string): unknown {
  if (typeof value === 'string') return redact(value);
  if (Array.isArray(value)) return value.map((one: unknown) => redactValues(one, redact));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [redact(name), redactValues(one, redact)]));
}

/** The last lines of a text file, whole ones; empty when there is none. */
async function endOf(file: string): Promise<string> {
  const handle = await open(file, 'r').catch(() => null);
  if (handle === null) return '';
  try {
    const { size } = await handle.stat();
    const start = Math.max(0, size - LOG_BYTES);
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(size - start), 0, size - start, start);
    const text = buffer.toString('utf8', 0, bytesRead);
    return start === 0 ? text : text.slice(text.indexOf('\n') + 1);
  } finally {
    await handle.close();
  }
}
