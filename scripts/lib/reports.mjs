// Reads what the test runners report, into one way of counting.

/** @typedef {{passed: number, failed: number, skipped: number, reasons: string[]}} Count */

/** Vitest's JSON report. @param {any} report @returns {Count} */
export function countVitest(report) {
  const broken = report.testResults.filter(
    (/** @type {any} */ file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  return {
    passed: report.numPassedTests,
    // A file that could not even be loaded has no tests to fail.
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
    reasons: [],
  };
}

/** Playwright's JSON report; skipped tests give their reasons, by project. @param {any} report @returns {Count} */
export function countPlaywright(report) {
  const { expected, flaky, unexpected, skipped } = report.stats;
  /** @type {Map<string, number>} */
  const reasons = new Map();
  for (const { projectName, annotations } of testsOf(report.suites)) {
    const reason = annotations.find((/** @type {any} */ note) => note.type === 'skip')?.description;
    const line = `${projectName}: ${reason ?? 'no reason given'}`;
    reasons.set(line, (reasons.get(line) ?? 0) + 1);
  }
  return {
    passed: expected + flaky,
    failed: unexpected + report.errors.length,
    skipped,
    reasons: [...reasons].map(([line, count]) => `${count} skipped in ${line}`),
  };
}

/** The skipped tests of all suites. @param {any[]} suites @returns {any[]} */
function testsOf(suites) {
  return suites.flatMap((suite) => [
    ...testsOf(suite.suites ?? []),
    ...(suite.specs ?? []).flatMap((/** @type {any} */ spec) =>
      spec.tests.filter((/** @type {any} */ test) => test.status === 'skipped'),
    ),
  ]);
}
