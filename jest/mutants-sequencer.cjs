// Jest loads every test file it is given: those that do not reach the broken line are left out.
const { existsSync, readFileSync } = require('node:fs');

const reached = 'mutants-reached.json';

module.exports = class OnlyWhatReachesIt {
  sort(tests) {
    const broken = process.env.__STRYKER_ACTIVE_MUTANT__;
    if (broken === undefined || !existsSync(reached)) return tests;
    const { [broken]: files } = JSON.parse(readFileSync(reached, 'utf8'));
    return files ? tests.filter(({ path }) => files.includes(path)) : tests;
  }

  cacheResults() {}

  allFailedTests(tests) {
    return tests;
  }
};
