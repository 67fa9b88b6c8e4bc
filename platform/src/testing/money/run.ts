import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { startPooler } from '../pooler';
import { startTestPostgres } from '../postgres';
import { chanceOf } from './acts';
import { summaryOf } from './failures';
import { type Fleet, openFleet } from './fleet';
import { soak } from './soak';
import { type MoneyStage, openMoneyStage } from './stage';

const { values: options } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    instances: { type: 'string', default: '3' },
    /** The same again: acts and troubles are chosen by it. */
    seed: { type: 'string', default: String(randomInt(2 ** 31)) },
    /** The servers reach the database through PgBouncer in transaction mode. */
    pooled: { type: 'boolean', default: false },
    /** Members reach the servers through nginx. */
    nginx: { type: 'boolean', default: false },
    /** One instance on the embedded database; nothing is killed or cut off. */
    pglite: { type: 'boolean', default: false },
  },
});

const begun = Date.now();
const seed = Number(options.seed);
const say = (line: string) =>
  process.stderr.write(`${((Date.now() - begun) / 1000).toFixed(0).padStart(5)} s  ${line}\n`);

/** Soaks until the time is over, and tells what was found. */
async function run(stage: MoneyStage, fleet?: Fleet): Promise<void> {
  const more = () => Date.now() - begun < Number(options.minutes) * 60_000;
  const done = await soak({ stage, seed, more, say, ...(fleet && { fleet }) });
  const disturbed = fleet && { troubles: fleet.troubles, failures: summaryOf(fleet.failures) };
  process.stdout.write(`${JSON.stringify({ seed, ...done, ...disturbed }, null, 2)}\n`);
  if (done.wrong.length > 0) process.exitCode = 1;
}

async function onEmbedded(): Promise<void> {
  const stage = await openMoneyStage({ memory: true });
  try {
    await run(stage);
  } finally {
    await stage.close();
  }
}

/** On several servers that are killed and cut off. */
async function onServers(): Promise<void> {
  const postgres = await startTestPostgres();
  const url = await postgres.freshDatabase();
  const pooler = options.pooled ? await startPooler(url) : undefined;
  try {
    const fleet = await openFleet({
      ...{ url, reached: pooler?.through(url) ?? url, instances: Number(options.instances) },
      ...{ front: options.nginx, chance: chanceOf(seed + 1) },
    });
    say('the servers run');
    try {
      await run(fleet.stage, fleet);
    } finally {
      await fleet.close();
    }
  } finally {
    await pooler?.close();
    await postgres.close();
  }
}

/** Moves money at random, and checks that the books stay exact. */
async function main(): Promise<void> {
  say(`seed ${seed}`);
  await (options.pglite ? onEmbedded() : onServers());
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  process.exit(1);
});
