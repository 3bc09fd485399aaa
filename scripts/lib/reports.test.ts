import { describe, expect, it } from 'vitest';
import { countPlaywright, countVitest, countWithSecondRun, cutShort } from './reports.mjs';

describe('countVitest', () => {
  it('counts tests, and a file that could not be loaded as a failure', () => {
    const report = {
      numPassedTests: 3,
      numFailedTests: 1,
      numPendingTests: 1,
      numTodoTests: 1,
      testResults: [
        { status: 'failed', assertionResults: [{ status: 'failed' }] },
        { status: 'failed', assertionResults: [] },
        { status: 'passed', assertionResults: [] },
      ],
    };
    expect(countVitest(report)).toEqual({ passed: 3, failed: 2, skipped: 2, reasons: [] });
  });
});

describe('a run of which one process ended too early', () => {
  const first = {
    testResults: [
      { name: 'a', status: 'passed', assertionResults: [{ status: 'passed' }, { status: 'skipped' }] },
      { name: 'b', status: 'passed', assertionResults: [{ status: 'passed' }, { status: 'pending' }] },
      { name: 'c', status: 'failed', assertionResults: [{ status: 'failed' }] },
    ],
  };

  it('names the files that were cut short', () => {
    expect(cutShort(first)).toEqual(['b']);
  });

  it('counts those as their second run says, and every other as it was', () => {
    const again = { passed: 1, failed: 1, skipped: 0, reasons: [] };
    expect(countWithSecondRun(first, again)).toEqual({ passed: 2, failed: 2, skipped: 1, reasons: [] });
  });
});

describe('countPlaywright', () => {
  it('counts tests and gives the reasons of skipped ones by project, wherever they are nested', () => {
    const skipped = {
      status: 'skipped',
      projectName: 'electron',
      annotations: [{ type: 'skip', description: 'no binary' }],
    };
    const report = {
      stats: { expected: 4, flaky: 1, unexpected: 2, skipped: 3 },
      errors: [{ message: 'no worker' }],
      suites: [
        {
          specs: [{ tests: [{ status: 'expected', projectName: 'web', annotations: [] }, skipped] }],
          suites: [
            { specs: [{ tests: [skipped] }] },
            { specs: [{ tests: [{ ...skipped, projectName: 'web', annotations: [] }] }] },
          ],
        },
      ],
    };
    expect(countPlaywright(report)).toEqual({
      passed: 5,
      failed: 3,
      skipped: 3,
      reasons: ['2 skipped in electron: no binary', '1 skipped in web: no reason given'],
    });
  });
});
