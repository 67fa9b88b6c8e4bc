// The test environment of mutation runs.
const { writeFileSync } = require('node:fs');
const Base = require(process.env.MUTANTS_PROJECT === 'browser' ? 'jest-fixed-jsdom' : 'jest-environment-node');

require('./compiled-once.cjs')();

const hits = new Map();
const testFilesOf = {};
const seconds = {};

/** Writes down which mutants each test file reaches, and how many seconds it takes. Runs once, before any line is broken. */
function keepReached({ static: once = {}, perTest = {} } = {}, testFile, took) {
  seconds[testFile] = took;
  const counts = new Map();
  for (const [id, count] of [once, ...Object.values(perTest)].flatMap(Object.entries)) {
    counts.set(id, (counts.get(id) ?? 0) + count);
  }
  for (const [id, count] of counts) {
    if (count > (hits.get(id) ?? 0)) testFilesOf[id] = [...(testFilesOf[id] ?? []), testFile];
    hits.set(id, count);
  }
  writeFileSync('mutants-reached.json', JSON.stringify({ testFilesOf, seconds }));
}

module.exports = class StopsEarly extends (Base.TestEnvironment ?? Base) {
  constructor(config, context) {
    super(config, context);
    this.testFile = context.testPath;
    this.begin = performance.now();
  }

  // The first failing test kills the mutant, so the rest of its file is skipped.
  async handleTestEvent(event, state) {
    await super.handleTestEvent?.(event, state);
    if (event.name === 'test_done' && event.test.errors.length > 0) this.found = true;
    if (event.name === 'test_start' && this.found) event.test.mode = 'skip';
  }

  async teardown() {
    if (process.env.__STRYKER_ACTIVE_MUTANT__ === undefined) {
      const took = (performance.now() - this.begin) / 1000;
      keepReached(this.global.__stryker__?.mutantCoverage, this.testFile, took);
    }
    await super.teardown();
  }
};
