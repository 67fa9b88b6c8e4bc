import { randomBytes } from 'node:crypto';
import Big from 'big.js';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../base/db/database';
import { games } from '../../base/db/schema';
import { isLinked } from '../../base/jackpots/linked';
import { pursesOf } from '../../base/ledger/purses';
import { createMember } from '../../base/members/create-member';
import type { Member } from '../../base/members/member';
import type { Site } from '../../base/sites/site';
import { reels } from '../../studio/kinds/reels';
import { playRound } from '../../studio/rounds/play-round';
import { gameById, type VendorGame } from '../../studio/vendor-game';
import { createPrng, type Prng } from '../chance/prng';
import { placeOrder } from './orders';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
/** Evenings with rounds, and rounds of each player in one. */
const EVENINGS = 5;
const ROUNDS = 4;
const TITLES = 4;
const STAKES = ['400', '500', '1000', '2000', '3000'] as const;
/** What a purse holds at least when an evening begins. */
const READY = '12000';
/** What is deposited until it does, in hundredths. */
const DEPOSIT = 2_000_000;
const NAMES = ['kaew77', 'pong19', 'fahsai42'] as const;

/**
 * Members outside of any team who play for the jackpots, evening by evening, by the studio's own rounds: so the pots have grown by
 * what was staked, and who won one did so by the draw of the round (decision 76).
 */
export async function playForPots(tx: Db, site: Site, now: Date): Promise<void> {
  const prng = createPrng('regulars');
  const titles = await linkedTitles(tx);
  const players: Member[] = [];
  for (const username of NAMES) players.push(await join(tx, site, username, now));
  const begin = now.getTime() - EVENINGS * DAY_MS;
  for (let evening = 0; evening < EVENINGS; evening += 1) {
    for (const [at, member] of players.entries()) {
      const from = begin + evening * DAY_MS + (300 + at * 120) * MINUTE_MS;
      await playEvening(tx, { site, member, titles, prng }, from);
    }
  }
}

/** Nobody knows the password. */
const join = (tx: Db, { code: merchantCode }: Site, username: string, now: Date): Promise<Member> =>
  createMember(tx, {
    ...{ merchantCode, username, password: randomBytes(24).toString('base64url'), ownPassword: false },
    registeredAt: new Date(now.getTime() - 40 * DAY_MS),
    firstTime: false,
  });

async function linkedTitles(tx: Db): Promise<readonly VendorGame[]> {
  const rows = await tx
    .select({ gameId: games.gameId, gameClassify: games.gameClassify })
    .from(games)
    .where(and(eq(games.gameType, 'SLOTS'), eq(games.retired, false)))
    .orderBy(games.position);
  const linked = rows.filter(isLinked).slice(0, TITLES);
  const found = await Promise.all(linked.map(({ gameId }) => gameById(tx, gameId)));
  return found.filter((game) => game !== undefined);
}

interface Evening {
  readonly site: Site;
  readonly member: Member;
  readonly titles: readonly VendorGame[];
  readonly prng: Prng;
}

async function playEvening(tx: Db, { site, member, titles, prng }: Evening, from: number): Promise<void> {
  const moment = (minute: number) => new Date(from + minute * MINUTE_MS);
  for (let minute = -30; new Big((await pursesOf(tx, member.id)).main).lt(READY); minute += 1) {
    const order = { kind: 'deposit', method: 'PROMPTPAY', amount: DEPOSIT, end: 'approved' } as const;
    await placeOrder(tx, { site, member }, { ...order, at: moment(minute) });
  }
  const game = prng.pick(titles);
  for (let round = 0; round < ROUNDS; round += 1) {
    const now = moment(round * 2);
    const wish = { key: `seed ${now.toISOString()}`, stake: prng.pick(STAKES) };
    await playRound(tx, { site, member, memberId: member.id, now }, game, wish, reels.ready(game, wish));
  }
}
