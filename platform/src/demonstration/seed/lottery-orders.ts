import type { BodyOf } from '@foyer/shared/contract';
import type { Db } from '../../base/db/database';
import { openIssue } from '../../base/lottery/issues';
import { HOUSE_LOTTERIES, houseLottery } from '../../base/lottery/lottery';
import { placeOrder } from '../../calls/lottery/place-order';
import { settleDraws } from '../../calls/lottery/settle-draws';
import type { Owner } from './orders';

const MINUTE_MS = 60_000;

/** An order of the last two hours. */
interface PastWish {
  readonly code: string;
  readonly minutesAgo: number;
  readonly lines: BodyOf<'placeOrder'>['lines'];
  readonly issues?: number;
}

/** All are drawn by now: while an order waits, each of the member's pages loads what tells its outcome. */
const ORDERS: readonly PastWish[] = [
  {
    ...{ code: 'LTN1M', minutesAgo: 96, issues: 3 },
    lines: [
      { play: 'size', pick: 'big', stake: '20' },
      { play: 'digit', pick: '1:7', stake: '10' },
    ],
  },
  { code: 'RACE10', minutesAgo: 71, lines: [{ play: 'size', pick: '1:big', stake: '50' }] },
  { code: 'DRDICE', minutesAgo: 44, lines: [{ play: 'triple', pick: '6', stake: '10' }] },
  { code: 'LTN1M', minutesAgo: 25, issues: 2, lines: [{ play: 'parity', pick: 'odd', stake: '40' }] },
];

/** Lottery orders of a member, placed by the platform's own way at their times; what was drawn since is settled. */
export async function orderDraws(tx: Db, { site, member }: Owner, now: Date): Promise<void> {
  for (const { code, minutesAgo, ...wish } of ORDERS) {
    const lottery = houseLottery(code);
    if (lottery === undefined) throw new Error(`there is no lottery ${code}`);
    const at = new Date(now.getTime() - minutesAgo * MINUTE_MS);
    const { issue } = openIssue(lottery, at);
    const placing = { site, member, catalogue: { lotteries: HOUSE_LOTTERIES }, at, language: site.language };
    await placeOrder(tx, placing, { ...wish, code, issue, oddsVersion: 1, key: `seed ${at.toISOString()}` });
  }
  await settleDraws(tx, now, (error) => {
    throw error;
  });
}
