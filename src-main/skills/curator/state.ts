import { join } from 'node:path';
import { isRecord } from '@shared/record.ts';
import { readText } from '../../home/read-text.ts';
import { isOn } from '../../home/truth.ts';
import { writeFileAtomic } from '../../home/write-atomic.ts';
import { readTime } from '../usage.ts';

/** What is known of earlier passes. Times are milliseconds since 1970. */
export interface CuratorState {
  readonly lastRun: number | null;
  readonly paused: boolean;
  readonly runs: number;
  readonly summary: string;
  readonly report: string;
}

/**
 * `<skills>/.curator_state`, shared with Hermes: `last_run_at`, `last_run_duration_seconds`, `last_run_summary`,
 * `last_run_summary_shown_at`, `last_report_path`, `paused`, `run_count`; other keys are kept.
 */
export class CuratorStateFile {
  readonly #file: string;

  constructor(skillsDir: string) {
    this.#file = join(skillsDir, '.curator_state');
  }

  async read(): Promise<CuratorState> {
    const value = await this.#value();
    const { last_run_at: last, paused, run_count: runs, last_run_summary: summary, last_report_path: report } = value;
    return {
      lastRun: readTime(last),
      paused: isOn(typeof paused === 'string' || typeof paused === 'boolean' ? paused : null, false),
      runs: typeof runs === 'number' && runs >= 0 ? Math.trunc(runs) : 0,
      summary: typeof summary === 'string' ? summary : '',
      report: typeof report === 'string' ? report : '',
    };
  }

  /** Writes some keys by Hermes' names; the others stay. The caller holds the lock of the curator. */
  async merge(keys: Readonly<Record<string, string | number | boolean | null>>): Promise<void> {
    const all = {
      last_run_at: null,
      last_run_duration_seconds: null,
      last_run_summary: null,
      last_run_summary_shown_at: null,
      last_report_path: null,
      paused: false,
      run_count: 0,
      ...(await this.#value()),
      ...keys,
    };
    const sorted = Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1));
    await writeFileAtomic(this.#file, JSON.stringify(Object.fromEntries(sorted), null, 2));
  }

  async #value(): Promise<Record<string, unknown>> {
    try {
      const value: unknown = JSON.parse((await readText(this.#file))?.text ?? '{}');
      return isRecord(value) ? value : {};
    } catch {
      return {};
    }
  }
}
