// One installation and one build at a time, however many commands are started at once on a fresh clone.
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { cache, say } from './project.mjs';

/**
 * Runs `work` while no other process holds the lock `name`. A lock whose holder is gone is taken over.
 * @template T
 * @param {string} name
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function exclusively(name, work) {
  const dir = cache(`${name}.lock`);
  mkdirSync(cache(), { recursive: true });
  let told = false;
  while (!take(dir)) {
    if (!told) say(`Waiting for another hermes-desk command to finish (${name})...`);
    told = true;
    await wait(200);
  }
  try {
    return await work();
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

/** @param {string} dir */
function take(dir) {
  try {
    mkdirSync(dir);
    writeFileSync(join(dir, 'pid'), String(process.pid));
    return true;
  } catch (fault) {
    if (/** @type {NodeJS.ErrnoException} */ (fault).code !== 'EEXIST') throw fault;
    if (isAbandoned(dir)) clear(dir);
    return false;
  }
}

/** Removes an abandoned lock; one process at a time, so that none removes what another has just taken. @param {string} dir */
function clear(dir) {
  const clearing = `${dir}.clearing`;
  try {
    mkdirSync(clearing);
  } catch {
    return;
  }
  if (isAbandoned(dir)) rmSync(dir, { recursive: true, force: true });
  rmSync(clearing, { recursive: true, force: true });
}

/** @param {string} dir */
function isAbandoned(dir) {
  try {
    process.kill(Number(readFileSync(join(dir, 'pid'), 'utf8')) || -1, 0);
    return false;
  } catch (fault) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (fault);
    if (code === 'EPERM') return false;
    // Between mkdir and the pid file there is a moment that must not look abandoned.
    return code === 'ESRCH' || ageMs(dir) > 2000;
  }
}

/** @param {string} dir */
function ageMs(dir) {
  try {
    return Date.now() - statSync(dir).mtimeMs;
  } catch {
    return 0;
  }
}
