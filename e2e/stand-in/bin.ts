#!/usr/bin/env node
// Takes the place of the Electron executable: Playwright's own _electron.launch() starts the compiled app with it.
import { readFileSync } from 'node:fs';
import inspector from 'node:inspector';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import './register.ts';

const given = process.argv.slice(2);
// Prints "Debugger listening on ws://...", which Playwright waits for.
if (given.some((word) => word.startsWith('--inspect'))) inspector.open(0, '127.0.0.1');
const at = given.findIndex((word) => !word.startsWith('-'));
const dir = resolve(given[at] ?? '.');
process.argv = [process.execPath, dir, ...given.slice(at + 1)];
Object.defineProperty(process, 'defaultApp', { value: true });
const manifest = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')) as { main: string };
await import(pathToFileURL(resolve(dir, manifest.main)).href);
