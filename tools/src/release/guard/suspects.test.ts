import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArms } from '../experiment/arms';
import { startExperiment, stopExperiment, type Wish } from '../experiment/experiments';
import { readLog } from '../log';
import { publish } from '../publish';
import { promote } from '../releases';
import { build } from '../testing/builds';
import { GUARD, suspectsOf } from './suspects';

let site: string;
beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'foyer-suspects-'));
  for (const version of ['1.0.0', '1.1.0', '2.0.0']) publish(site, build('games', version));
  promote(site, 'games', '1.0.0');
  promote(site, 'games', '1.1.0');
});
afterEach(() => rmSync(site, { recursive: true, force: true }));

const start = (name: string, more: Partial<Wish> = {}) =>
  startExperiment(site, {
    ...{ name, part: 'games', on: 'base', hypothesis: 'Larger cards lead to more bets', until: '2999-01-31' },
    ...{ metric: 'bet', guardrails: ['failures'], arms: parseArms(['now:1.1.0=50', 'larger:2.0.0=50']) },
    ...more,
  });
const suspects = (later = 0) =>
  suspectsOf(readLog(site), Date.now() + later).map(({ version, against, variant, back, afterGuard }) => ({
    ...{ version, against, variant, afterGuard },
    back: back.kind,
  }));
const DAYS = 24 * 3_600_000;

it('while an experiment runs its arms are watched, against the first, and taking one back ends it and nothing else', () => {
  expect(suspects()).toEqual([
    { version: '1.1.0', against: '1.0.0', variant: 'all', back: 'rollback', afterGuard: false },
  ]);
  start('cards');
  expect(suspects()).toEqual([
    { version: '2.0.0', against: '1.1.0', variant: 'split', back: 'experiment-end', afterGuard: false },
  ]);
  expect(suspects(3 * DAYS)).toEqual([]);
});

it('what the guard ended is a decision of its own: the next one is a person’s', () => {
  start('cards');
  stopExperiment(site, 'cards', { who: GUARD, why: 'fails more' });
  expect(suspects()).toEqual([
    { version: '1.1.0', against: '1.0.0', variant: 'all', back: 'rollback', afterGuard: true },
  ]);
  start('cards-again');
  expect(suspects()).toEqual([
    { version: '2.0.0', against: '1.1.0', variant: 'split', back: 'experiment-end', afterGuard: false },
  ]);
});
