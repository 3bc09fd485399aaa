import { describe, expect, it } from 'vitest';
import { countPlaywright, countVitest } from './reports.mjs';

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
