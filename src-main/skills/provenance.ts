import { join } from 'node:path';
import { isRecord } from '@shared/record.ts';
import { readText } from '../home/read-text.ts';

/** Names of skills that did not come from the person or the model. */
export interface Provenance {
  readonly bundled: ReadonlySet<string>;
  readonly hub: ReadonlySet<string>;
  /** Folders the hub installed into, as ids. */
  readonly hubFolders: ReadonlySet<string>;
}

async function textOf(file: string): Promise<string> {
  try {
    return (await readText(file))?.text ?? '';
  } catch {
    return '';
  }
}

async function readBundled(skillsDir: string): Promise<Set<string>> {
  const lines = (await textOf(join(skillsDir, '.bundled_manifest'))).split('\n');
  return new Set(lines.map((line) => (line.split(':')[0] ?? '').trim()).filter((name) => name !== ''));
}

async function readHub(skillsDir: string): Promise<{ names: Set<string>; folders: Set<string> }> {
  const names = new Set<string>();
  const folders = new Set<string>();
  try {
    const lock: unknown = JSON.parse(await textOf(join(skillsDir, '.hub', 'lock.json')));
    const installed = isRecord(lock) ? lock['installed'] : undefined;
    for (const [name, entry] of Object.entries(isRecord(installed) ? installed : {})) {
      names.add(name);
      const path = isRecord(entry) ? entry['install_path'] : undefined;
      if (typeof path === 'string') folders.add(path.replaceAll('\\', '/').replace(/^\.?\/+|\/+$/g, ''));
    }
  } catch {
    // Without a readable lock file nothing is known to have come from the hub.
  }
  return { names, folders };
}

/** Reads where skills came from: `.bundled_manifest` (a line `name:hash` each) and `.hub/lock.json`. Never throws. */
export async function readProvenance(skillsDir: string): Promise<Provenance> {
  const [bundled, hub] = await Promise.all([readBundled(skillsDir), readHub(skillsDir)]);
  return { bundled, hub: hub.names, hubFolders: hub.folders };
}
