// The test runner of mutation runs: once a test file has killed the mutant, the remaining files are not loaded.
const { default: run } = require('jest-circus/runner');

let found;

/** The result that Jest gets for a skipped file. */
const leftOut = (testFilePath) => ({
  ...{ testFilePath, failureMessage: null, leaks: false, openHandles: [], skipped: true },
  ...{ numFailingTests: 0, numPassingTests: 0, numPendingTests: 1, numTodoTests: 0 },
  perfStats: { start: 0, end: 0, runtime: 0, slow: false },
  snapshot: { added: 0, fileDeleted: false, matched: 0, unchecked: 0, uncheckedKeys: [], unmatched: 0, updated: 0 },
  testResults: [
    { ancestorTitles: [], title: '', fullName: '', status: 'pending', failureMessages: [], failureDetails: [] },
  ],
});

module.exports = async function runUntilFound(globalConfig, config, environment, runtime, testPath, ...rest) {
  const broken = process.env.__STRYKER_ACTIVE_MUTANT__;
  if (broken !== undefined && broken === found) return leftOut(testPath);
  const result = await run(globalConfig, config, environment, runtime, testPath, ...rest);
  if (result.numFailingTests > 0) found = broken;
  return result;
};
