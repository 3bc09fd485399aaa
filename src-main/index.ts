import { join } from 'node:path';
import * as electron from 'electron';
import { runElectron } from './hosts/electron/host.ts';

void runElectron(electron, {
  renderer: join(import.meta.dirname, '../renderer'),
  preload: join(import.meta.dirname, '../preload/index.cjs'),
});
