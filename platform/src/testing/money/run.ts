import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { startPooler } from '../pooler';
import { openTestPostgres } from '../postgres';
import { chanceOf } from './acts';
import { summaryOf } from './failures';
import { openFleet } from './fleet';
import { soak } from './soak';

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
  },
});

/** Moves money at random on several servers that are killed and cut off, and checks that the books stay exact. */
async function main(): Promise<void> {
  const begun = Date.now();
  const say = (line: string) =>
    process.stderr.write(`${((Date.now() - begun) / 1000).toFixed(0).padStart(5)} s  ${line}\n`);
  const end = Number(options.minutes) * 60_000;
  const seed = Number(options.seed);
  say(`seed ${seed}`);
  const postgres = await openTestPostgres();
  const url = await postgres.freshDatabase();
  const pooler = options.pooled ? await startPooler(url) : undefined;
  try {
    const fleet = await openFleet({
      ...{ url, reached: pooler?.through(url) ?? url, instances: Number(options.instances) },
      ...{ front: options.nginx, chance: chanceOf(seed + 1) },
    });
    say('the servers run');
    try {
      const more = () => Date.now() - begun < end;
      const done = await soak({ stage: fleet.stage, seed, fleet, more, say });
      process.stdout.write(
        `${JSON.stringify({ seed, ...done, troubles: fleet.troubles, failures: summaryOf(fleet.failures) }, null, 2)}\n`,
      );
      if (done.wrong.length > 0) process.exitCode = 1;
    } finally {
      await fleet.close();
    }
  } finally {
    await pooler?.close();
    await postgres.close();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  process.exit(1);
});
