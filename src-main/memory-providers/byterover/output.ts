import { stripVTControlCharacters } from 'node:util';
import { isRecord, parseJson, recordAt, textAt } from '@shared/record.ts';
import { ProviderFailure, type FailureKind } from '../failure.ts';
import type { ProgramEnd } from '../program.ts';

/** What `brv` says is missing before it can do anything: only the person can put it right. */
const needsPerson = /no provider|not connected|api key|credit|log ?in|unauthori[sz]ed|expired|forbidden/iu;
const longestWords = 300;

/**
 * The data of the last whole object that says how a call went. The exit code says nothing: most failures end with 0. Throws ProviderFailure
 * for a failure, by what `brv` says of it, and for output that holds no such object. `writes`: what was asked may have been done by then.
 */
export function outcome({ stdout, stderr, code }: ProgramEnd, writes: boolean): Record<string, unknown> {
  const reached = writes ? 'maybe' : 'no';
  const objects = stdout
    .split('\n')
    .map((line) => parseJson(stripVTControlCharacters(line).trim()))
    .filter(isRecord)
    .filter(({ success }) => typeof success === 'boolean');
  const last = objects.at(-1);
  if (last === undefined) {
    const words = said(stderr);
    if (code === 2) throw new ProviderFailure('refused', `brv does not take this call: ${words}`, { status: code });
    throw new ProviderFailure('malformed', `brv gave no answer that can be read${words === '' ? '' : `: ${words}`}.`, {
      reached,
      status: code,
    });
  }
  const data = recordAt(last, 'data');
  if (last['success'] === true) return data;
  const early = textAt(data, 'error');
  const words = said(early || textAt(data, 'message') || 'it failed without a word');
  const kind: FailureKind = needsPerson.test(words) ? 'unauthorised' : 'server';
  // Before a task begins nothing is done; after that nobody knows.
  throw new ProviderFailure(kind, `brv: ${words}`, { reached: early === '' ? reached : 'no', status: code });
}

function said(text: string): string {
  return stripVTControlCharacters(text).replace(/\s+/gu, ' ').trim().slice(0, longestWords);
}
