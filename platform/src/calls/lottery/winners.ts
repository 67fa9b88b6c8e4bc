import type { LotteryWinner, QueryOf } from '@foyer/shared/contract';
import Big from 'big.js';
import { and, desc, eq, gte, ne } from 'drizzle-orm';
import type { Catalogue } from '../../base/catalogue/catalogue';
import type { Db } from '../../base/db/database';
import { lotteryOrders, members } from '../../base/db/schema';
import { TRIAL_TYPE } from '../../base/members/agency';
import { boardName } from '../../base/members/board-name';
import type { Site } from '../../base/sites/site';

const ROWS = 20;
const SMALLEST = '1000';
const WEEK_MS = 7 * 86_400_000;

interface Asked {
  readonly db: Db;
  readonly catalogue: Catalogue;
  readonly site: Site;
  readonly now: Date;
  /** Whether wins that nobody had stand among the true ones: on a demonstration alone. */
  readonly invented: boolean;
}

/** A win of whoever it was. */
type Win = Omit<LotteryWinner['vo'], 'displayName'>;

/**
 * The twenty largest lottery wins of the last seven days, from 1,000.00 on, the largest first and of equal ones the newest, with
 * masked names. Trial accounts never stand there, nor orders that are void (F-SETTLE-07, A089, B007).
 */
export async function winnersOf(asked: Asked, { language }: QueryOf<'lotteryWinners'>): Promise<LotteryWinner[]> {
  const names = new Map(asked.catalogue.lotteries.map(({ code, displayName }) => [code, displayName]));
  const all = [...(await trueWins(asked)), ...(asked.invented ? inventedWins(asked) : [])];
  return all
    .sort((one, two) => new Big(two.winAmount).cmp(one.winAmount) || two.wonAt - one.wonAt)
    .slice(0, ROWS)
    .flatMap((win) => {
      const displayName = names.get(win.code)?.[language === 'EN' ? 'EN' : 'TY'];
      return displayName === undefined ? [] : [{ vo: { ...win, displayName } }];
    });
}

async function trueWins({ db, site, now }: Asked): Promise<Win[]> {
  const { merchantCode, status, payout, endedAt, lottery } = lotteryOrders;
  const rows = await db
    .select({ username: members.username, lottery, payout, endedAt })
    .from(lotteryOrders)
    .innerJoin(members, eq(members.id, lotteryOrders.memberId))
    .where(
      and(
        eq(merchantCode, site.code),
        eq(status, 'won'),
        gte(payout, SMALLEST),
        gte(endedAt, new Date(now.getTime() - WEEK_MS)),
        ne(members.type, TRIAL_TYPE),
      ),
    )
    .orderBy(desc(payout), desc(endedAt))
    .limit(ROWS);
  return rows.map(({ username, lottery: code, payout: winAmount, endedAt: at }) => ({
    ...{ code, winAmount: new Big(winAmount).toFixed(), account: boardName(username), wonAt: (at ?? now).getTime() },
  }));
}

const inventedWins = ({ catalogue, now }: Asked): Win[] =>
  catalogue.inventedWinnersAt(now).map(({ account, lottery: code, winAmount, wonAt }) => ({
    ...{ account, code, winAmount, wonAt: wonAt.getTime() },
  }));
