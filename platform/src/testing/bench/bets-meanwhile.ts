import { games } from '../../base/db/schema';
import type { Member } from '../../base/members/member';
import type { Site } from '../../base/sites/site';
import type { TestPlatform } from '..';

/** The key of the operations of a platform that `betsMeanwhile` sends bets to. */
export const OPS_KEY = 'bench';
const WARM = 20;

interface Meanwhile<Result> {
  readonly result: Result;
  /** How long the work took, in milliseconds. */
  readonly took: number;
  /** How long each bet took that was placed while the work went on, in milliseconds. */
  readonly times: readonly number[];
}

/** Does some work, and until it is done places one bet after the other at the same merchant, the players taking turns. */
export async function betsMeanwhile<Result>(
  platform: TestPlatform,
  { site, players }: { readonly site: Site; readonly players: readonly Pick<Member, 'username'>[] },
  work: () => Promise<Result>,
): Promise<Meanwhile<Result>> {
  const [game] = await platform.db.select().from(games).limit(1);
  let placed = 0;
  const place = async (): Promise<number> => {
    const player = players[placed % players.length];
    placed += 1;
    const placedAt = platform.clock.now.getTime();
    const bet = { nodeId: game?.nodeId, stake: '0.01', payout: '0', status: 'lost', placedAt };
    const url = `/_ops/merchants/${site.code}/members/${player?.username}/bets`;
    const sent = performance.now();
    const answer = await platform.app.inject({
      ...{ method: 'POST', url, headers: { 'x-ops-key': OPS_KEY }, payload: { bets: [bet] } },
    });
    if (answer.statusCode !== 201) throw new Error(`a bet was not taken: ${answer.body}`);
    return performance.now() - sent;
  };
  for (let warm = 0; warm < WARM; warm += 1) await place();

  const times: number[] = [];
  let over = false;
  const from = performance.now();
  const run = work().finally(() => {
    over = true;
  });
  while (!over) times.push(await place());
  const result = await run;
  return { result, took: performance.now() - from, times };
}
