import { randomUUID } from 'node:crypto';
import type { BodyOf, ValueOf } from '@foyer/shared/contract';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../base/db/database';
import { isBusy } from '../../base/db/is-busy';
import { lotterySeeds } from '../../base/db/schema';
import { type Issue, issueNamed } from '../../base/lottery/issues';
import { houseLottery, type Lottery } from '../../base/lottery/lottery';
import { numbersOf } from '../../base/lottery/numbers';
import type { Site } from '../../base/sites/site';
import type { TestPlatform } from '../../testing';
import { settleDraws } from './settle-draws';

export const lotteryNamed = (code: string): Lottery => {
  const found = houseLottery(code);
  if (found === undefined) throw new Error(`no lottery ${code}`);
  return found;
};

type Wish = Partial<BodyOf<'placeOrder'>>;

/** A member who orders, and what they get told. */
export async function openPlayer(
  platform: TestPlatform,
  site: Site,
  balance: string,
  choices: { readonly username?: string; readonly uplineId?: number; readonly type?: number } = {},
) {
  const member = await platform.makeMember(site, { balance, ...choices });
  const token = await platform.login(site, member);
  const wished = async (code: string, wish: Wish, on = platform): Promise<BodyOf<'placeOrder'>> => {
    const board = await boardOf(on, site, code);
    const { issue, oddsVersion } = board;
    return { code, issue, oddsVersion, lines: [], key: randomUUID(), ...wish };
  };
  return {
    ...{ member, token },
    place: async (code: string, wish: Wish, on = platform) =>
      on.api('placeOrder', { site, token, body: await wished(code, wish, on) }),
    /** As it was wished for before. */
    send: (body: BodyOf<'placeOrder'>, on = platform) => on.api('placeOrder', { site, token, body }),
    wished,
    cancel: (orderNo: string, on = platform, key = randomUUID()) =>
      on.api('cancelOrder', { site, token, body: { orderNo, key } }),
    order: async (orderNo: string): Promise<NonNullable<ValueOf<'lotteryOrder'>>> => {
      const { value } = await platform.api('lotteryOrder', { site, token, query: { orderNo, language: 'EN' } });
      if (value === null) throw new Error(`no order ${orderNo}`);
      return value;
    },
    balance: async () => (await platform.api('balance', { site, token })).value.sumBalance,
  };
}

export type Player = Awaited<ReturnType<typeof openPlayer>>;

/** Draws and settles as the job does: what a busy database has no time for is left to the next run. */
export async function settleBy(platform: TestPlatform): Promise<void> {
  try {
    await settleDraws(platform.db, platform.clock.now, (error) => {
      throw error;
    });
  } catch (error) {
    if (!isBusy(error)) throw error;
    await settleBy(platform);
  }
}

export async function boardOf(
  platform: TestPlatform,
  site: Site,
  code: string,
): Promise<NonNullable<ValueOf<'lotteryBoard'>>> {
  const { value } = await platform.api('lotteryBoard', { site, query: { code, language: 'EN' } });
  if (value === null) throw new Error(`no board of ${code}`);
  return value;
}

/** What a draw to come will bring, by the seed that only the database has. */
export async function comingNumbers(db: Db, site: Site, code: string, name: string): Promise<number[]> {
  const issue = issueIn(code, name);
  const which = and(
    eq(lotterySeeds.merchantCode, site.code),
    eq(lotterySeeds.lottery, code),
    eq(lotterySeeds.day, issue.day),
  );
  const [row] = await db.select().from(lotterySeeds).where(which);
  if (row === undefined) throw new Error(`no seed of ${code} ${issue.day}`);
  return numbersOf(lotteryNamed(code), row.seed, name);
}

export function issueIn(code: string, name: string): Issue {
  const issue = issueNamed(lotteryNamed(code), name);
  if (issue === undefined) throw new Error(`${code} has no draw ${name}`);
  return issue;
}
