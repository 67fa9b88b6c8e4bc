// The order of test files: those that take long begin first, so that no worker is left alone with one of them at the end.
const { statSync } = require('node:fs');

/** Where nothing ran before, Jest knows no times. Without a place here a larger file begins before a smaller one. */
const LONGEST = [
  'platform/src/testing/money/books.test.ts',
  'platform/src/testing/money/killed.test.ts',
  'platform/src/testing/money/soak.test.ts',
  'platform/src/testing/fuzz/fuzz.test.ts',
  'platform/src/testing/bench/reads.test.ts',
  'platform/src/main.test.ts',
  'tools/src/build/same-bytes.test.ts',
  'tools/src/release/killed-matrix.test.ts',
  'tools/src/release/killed.test.ts',
  'tools/src/release/command.test.ts',
  'platform/src/base/call/access.test.ts',
  'platform/src/jobs/settlements/every-kind.test.ts',
  'platform/src/host/static-paths.test.ts',
  'platform/src/base/limits/guess-budgets.test.ts',
  'platform/src/calls/withdrawals/withdrawals.test.ts',
  'platform/src/base/ledger/killed-server.test.ts',
  'platform/src/base/db/open.test.ts',
  'platform/src/calls/transfers/transfers.test.ts',
  'platform/src/calls/agents/rates/race.test.ts',
  'platform/src/calls/recovery/strangers.test.ts',
  'platform/src/calls/verification/verification.test.ts',
  'platform/src/calls/cashier/life.test.ts',
  'platform/src/testing/money/planted.test.ts',
  'tools/src/images/servers.test.ts',
  'platform/src/jobs/many-instances.test.ts',
];

const placeOf = ({ path }) => {
  const at = LONGEST.findIndex((file) => path.replaceAll('\\', '/').endsWith(`/${file}`));
  return at === -1 ? LONGEST.length : at;
};

module.exports = class LongestFirst {
  sort(tests) {
    const known = [...tests].map((test) => ({ test, place: placeOf(test), size: statSync(test.path).size }));
    return known.sort((one, two) => one.place - two.place || two.size - one.size).map(({ test }) => test);
  }

  cacheResults() {}

  allFailedTests(tests) {
    return tests;
  }
};
