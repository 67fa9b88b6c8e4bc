import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { callNames, type Measured, measure } from './measure';
import { scenarios } from './scenarios';
import { startServer } from './server';
import { openBench } from './stage';
import { slowest, tableOf } from './table';

const { values: options } = parseArgs({
  options: {
    /** An own Postgres database, empty or seeded by an earlier run. */
    url: { type: 'string' },
    /** Folder that keeps the seeded data for the next run. */
    keep: { type: 'string' },
    members: { type: 'string', default: '50000' },
    bets: { type: 'string', default: '1000000' },
    /** Ten per bet by default. */
    movements: { type: 'string' },
    /** Scales bets and movements together. */
    scale: { type: 'string', default: '1' },
    runs: { type: 'string', default: '60' },
    /** Maximum time to repeat a slow call. */
    seconds: { type: 'string', default: '6' },
    /** Names of calls, separated by commas. */
    only: { type: 'string' },
    out: { type: 'string' },
  },
});

/** Measures every call of the contract on a seeded Postgres server, and prints a table. */
async function main(): Promise<void> {
  const begun = Date.now();
  const say = (line: string) =>
    process.stderr.write(`${((Date.now() - begun) / 1000).toFixed(0).padStart(4)} s  ${line}\n`);
  const bets = Math.round(Number(options.bets) * Number(options.scale));
  const movements = options.movements === undefined ? bets * 10 : Number(options.movements);
  const sizes = { members: Number(options.members), bets, movements };
  const own = options.url === undefined ? await startServer(options.keep) : undefined;
  const url = options.url ?? own?.url ?? '';
  try {
    const stage = await openBench(url, sizes, say);
    const textOf = (all: readonly Measured[]) =>
      `${sizes.members} members, ${bets} bets, ${movements} movements\n\n${tableOf(all)}\n`;
    const wanted = options.only?.split(',');
    const figures: Measured[] = [];
    for (const name of callNames.filter((each) => wanted?.includes(each) ?? true)) {
      for (const scenario of scenarios[name]) {
        const figure = await measure(stage, url, name, scenario, {
          runs: Number(options.runs),
          seconds: Number(options.seconds),
        });
        figures.push(figure);
        // Written after each call, so that an aborted run keeps its results.
        if (options.out !== undefined) await writeFile(options.out, textOf(figures));
        const { p50, p95, answer, runs } = figure;
        say(
          `${name} ${scenario.label}: ${p50.toFixed(1)} / ${p95.toFixed(1)} ms, ${runs} runs, ${answer}; ${slowest(figure.plans)}`,
        );
      }
    }
    await stage.platform.close();
    process.stdout.write(textOf(figures));
  } finally {
    await own?.close();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exit(1);
});
