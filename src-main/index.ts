import * as electron from 'electron';
import { runElectron } from './hosts/electron/host.ts';

void runElectron(electron);
