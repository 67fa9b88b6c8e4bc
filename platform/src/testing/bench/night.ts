import { parseArgs } from 'node:util';
import { openDatabase } from '../../base/db/open';
import { seedCatalogue } from '../../demonstration';
import { largeTeam } from '../../jobs/settlements/large-team.testing';
import { rebate } from '../../jobs/settlements/rebate';
import { settle } from '../../jobs/settlements/settle';
import { openTestPlatform } from '..';
import { betsMeanwhile, OPS_KEY } from './bets-meanwhile';
import { quantile } from './measure';
import { startServer } from './server';

const { values: options } = parseArgs({
  options: { members: { type: 'string', default: '10000' }, bets: { type: 'string', default: '1000000' } },
});

const NOW = new Date('2026-03-14T01:00:00Z');
const say = (line: string) => process.stdout.write(`${line}\n`);
const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;

/** Settles the rebates of one day of a large merchant while one bet after the other is placed there, and says how long both took (F-JOB-10). */
async function main(): Promise<void> {
  const size = { members: Number(options.members), betsEach: Number(options.bets) / Number(options.members) };
  const server = await startServer();
  try {
    const platform = await openTestPlatform({ at: { url: server.url }, opsKey: OPS_KEY });
    const { jobs, close } = await openDatabase({ url: server.url });
    platform.clock.now = NOW;
    await seedCatalogue(platform.db, NOW);
    const begun = performance.now();
    const team = await largeTeam(platform, server.url, size);
    say(`${options.members} members with ${options.bets} bets are there after ${seconds(performance.now() - begun)}`);

    const { result, took, times } = await betsMeanwhile(platform, { site: team.site, players: [team.player] }, () =>
      settle(jobs, rebate, team.job, () => NOW),
    );
    say(`rebates of ${result.members} members, ${result.sum} in all: ${seconds(took)}`);
    const [p50, p95] = [quantile(times, 0.5), quantile(times, 0.95)];
    say(`${times.length} bets meanwhile: p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`);
    await Promise.all([platform.close(), close()]);
  } finally {
    await server.close();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exit(1);
});
