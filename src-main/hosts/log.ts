import type { Log } from '../api/log.ts';

/** Writes warnings and errors for people to standard error, without their details. */
export const consoleLog: Log = {
  info: () => undefined,
  warn: (message) => void process.stderr.write(`hermes-desk: ${message}\n`),
  error: (message, detail) => {
    const id = detail?.['id'];
    process.stderr.write(`hermes-desk: ${message}${typeof id === 'string' ? ` (${id})` : ''}\n`);
  },
};
