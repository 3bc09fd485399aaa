/** One of several processes that need a bearer at the same moment. Says it on standard output. Arguments: file, address, now. */
import { createHttp } from '../../http.ts';
import { readConfig } from '../config-file.ts';
import { createCredential } from '../credential.ts';

const [file = '', base = '', now = '0'] = process.argv.slice(2);
const source = { file, raw: readConfig(file) ?? {}, host: 'hermes', base, envKey: undefined };
const credential = createCredential(
  source,
  createHttp((text) => text),
  () => Number(now),
);
process.stdout.write(await credential.bearer(new AbortController().signal));
