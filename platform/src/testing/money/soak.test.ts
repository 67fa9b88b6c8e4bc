import { openTestPostgres } from '../postgres';
import { chanceOf } from './acts';
import { openFleet } from './fleet';
import { soak } from './soak';
import { openMoneyStage } from './stage';

hashAsServersDo();

// Servers are started, which is slow on a busy machine.
jest.setTimeout(600_000);

const SEED = Number(process.env['MONEY_SEED'] ?? 20_261_123);
const ROUNDS = 6;

it('servers that are killed, cut off and not listened to keep the books exact', async () => {
  const postgres = await openTestPostgres();
  const url = await postgres.freshDatabase();
  const fleet = await openFleet({ url, reached: url, instances: 2, front: false, chance: chanceOf(SEED) });
  const done = await soak({ stage: fleet.stage, seed: SEED, fleet, more: (rounds) => rounds < ROUNDS });
  expect(done.wrong).toEqual([]);
  expect(done.rounds).toBe(ROUNDS);
  expect([done.acknowledged > 20, fleet.troubles.killed > 0, fleet.troubles.cut > 0, fleet.troubles.lost > 0]).toEqual([
    ...[true, true, true, true],
  ]);
  await fleet.close();
  await postgres.close();
});

it('the embedded database keeps them exact, too, with one instance that nothing disturbs', async () => {
  const stage = await openMoneyStage({ memory: true });
  const done = await soak({ stage, seed: SEED + 1, more: (rounds) => rounds < 3 });
  expect(done.wrong).toEqual([]);
  expect([done.rounds, done.acknowledged > 10]).toEqual([3, true]);
  await stage.close();
});
