import type { Lottery as ListedLottery, QueryOf } from '@foyer/shared/contract';
import { PRIZE_MODES } from '@foyer/shared/contract';
import { and, desc, eq, inArray, or } from 'drizzle-orm';
import type { Catalogue } from '../../base/catalogue/catalogue';
import type { Db } from '../../base/db/database';
import { lotteryDraws } from '../../base/db/schema';
import { issueAfter, lastIssue } from '../../base/lottery/issues';
import { type Lottery, shownNumbers } from '../../base/lottery/lottery';
import { closedVendorsOf } from '../games/open-games';
import { type Draw, drawnIssues } from './draws';

const E_LOTTERY_VENDORS = new Set(['ELOTT', 'TCG_LOTTO_VN']);

/** A merchant's lotteries with their running draws; prize mode Elott selects e-lotteries, others all. */
export async function lotteriesOf(
  db: Db,
  { lotteries }: Catalogue,
  merchantCode: string,
  { prizeMode, language }: QueryOf<'lotteryList'>,
  now: Date,
): Promise<ListedLottery[]> {
  const closed = await closedVendorsOf(db, merchantCode);
  const offered = lotteries
    .filter(({ vendor }) => !closed.has(vendor))
    .filter(({ vendor }) => prizeMode !== PRIZE_MODES.ELOTT || E_LOTTERY_VENDORS.has(vendor));
  const stored = await newestRows(db, merchantCode, offered, now);
  const listed: ListedLottery[] = [];
  for (const lottery of offered) {
    const { code, displayName, gameClassifyNew } = lottery;
    const last = lastIssue(lottery, now);
    const place = { merchantCode, lottery };
    const known = new Map(stored.flatMap((row) => (row.lottery === code ? [[row.issue, row] as const] : [])));
    const row = (await drawnIssues(db, place, [last], now, known)).get(last.issue);
    const shown = row?.state === 'drawn' ? row : await newestDrawn(db, merchantCode, code);
    const next = issueAfter(lottery, last);
    listed.push({
      ...{ code, displayName: displayName[language === 'EN' ? 'EN' : 'TY'], gameClassifyNew },
      ...{ lastIssue: shown?.issue ?? last.issue, lastNumbers: shownNumbers(lottery, shown?.numbers ?? []) },
      ...{ nextIssue: next.issue, nextDrawAt: next.drawAt.getTime() },
    });
  }
  return listed;
}

/** The rows of the newest draws of several lotteries, where they were made. */
async function newestRows(db: Db, merchantCode: string, lotteries: readonly Lottery[], now: Date): Promise<Draw[]> {
  if (lotteries.length === 0) return [];
  const { lottery, issue } = lotteryDraws;
  const each = lotteries.map((of) => and(eq(lottery, of.code), eq(issue, lastIssue(of, now).issue)));
  return db
    .select()
    .from(lotteryDraws)
    .where(
      and(
        eq(lotteryDraws.merchantCode, merchantCode),
        inArray(
          lottery,
          lotteries.map(({ code }) => code),
        ),
        or(...each),
      ),
    );
}

/** The newest draw with numbers, for a lottery whose last one is void. */
async function newestDrawn(db: Db, merchantCode: string, code: string): Promise<Draw | undefined> {
  const [row] = await db
    .select()
    .from(lotteryDraws)
    .where(
      and(eq(lotteryDraws.merchantCode, merchantCode), eq(lotteryDraws.lottery, code), eq(lotteryDraws.state, 'drawn')),
    )
    .orderBy(desc(lotteryDraws.issue))
    .limit(1);
  return row;
}
