import { runWeb } from './run.ts';

void runWeb(process.argv.slice(2));
