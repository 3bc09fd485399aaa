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

/** The files whose process ended before it had come to all of their tests. @param {any} report @returns {string[]} */
export function cutShort(report) {
  return report.testResults.filter(isCutShort).map((/** @type {any} */ file) => file.name);
}

/** @param {any} file */
const isCutShort = (file) => file.assertionResults.some((/** @type {any} */ test) => test.status === 'pending');

/**
 * What a run and a second one of its files that were cut short come to together.
 * @param {any} first report
 * @param {Count} again
 * @returns {Count}
 */
export function countWithSecondRun(first, again) {
  const files = first.testResults.filter((/** @type {any} */ file) => !isCutShort(file));
  const tests = files.flatMap((/** @type {any} */ file) => file.assertionResults);
  const having = (/** @type {string[]} */ states) =>
    tests.filter((/** @type {any} */ test) => states.includes(test.status)).length;
  const whole = countVitest({
    testResults: files,
    numPassedTests: having(['passed']),
    numFailedTests: having(['failed']),
    numPendingTests: having(['skipped']),
    numTodoTests: having(['todo']),
  });
  return {
    passed: whole.passed + again.passed,
    failed: whole.failed + again.failed,
    skipped: whole.skipped + again.skipped,
    reasons: [...whole.reasons, ...again.reasons],
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
