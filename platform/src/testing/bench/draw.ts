import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import { openDatabase } from '../../base/db/open';
import { largeDraw } from '../../calls/lottery/large-draw.testing';
import { settleDraws } from '../../calls/lottery/settle-draws';
import { openLobby } from '..';
import { betsMeanwhile, OPS_KEY } from './bets-meanwhile';
import { quantile } from './measure';
import { startServer } from './server';

const { values: options } = parseArgs({
  options: { members: { type: 'string', default: '2000' }, orders: { type: 'string', default: '10000' } },
});

const say = (line: string) => process.stdout.write(`${line}\n`);
const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;

/** Settles a draw with many orders while those who ordered place one bet after the other, and says how long both took (F-SETTLE-08). */
async function main(): Promise<void> {
  const [players, orders] = [Number(options.members), Number(options.orders)];
  const server = await startServer();
  try {
    const platform = await openLobby({ at: { url: server.url }, opsKey: OPS_KEY });
    const { jobs, close } = await openDatabase({ url: server.url });
    // A year of months, as a server has them that has run for that long.
    await platform.db.execute(
      sql`select make_month(t, ${platform.clock.now.toISOString()}::timestamptz - n * interval '1 month') from generate_series(-3, 12) n, unnest(array['bets', 'ledger_movements']) t`,
    );
    const begun = performance.now();
    const draw = await largeDraw(platform, { players, ordersEach: orders / players });
    await platform.db.execute('analyze');
    say(`${orders} orders of ${players} members are there after ${seconds(performance.now() - begun)}`);
    platform.clock.advance(draw.drawAt - platform.clock.now.getTime());
    const { result, took, times } = await betsMeanwhile(platform, draw, () =>
      settleDraws(jobs, platform.clock.now, (error) => {
        throw error;
      }),
    );
    say(`${result.orders} orders of ${result.draws} draw: ${seconds(took)}`);
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
