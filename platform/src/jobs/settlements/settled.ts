import { type SQL, sql } from 'drizzle-orm';
import type { Job } from './settlement';

/**
 * Won and lost bets of a merchant by the moment of their settlement: a subquery with the columns `member_id`, `game_type`, `stake`
 * and `payout`. Trial accounts are left out (B007).
 */
export function settledBets({ site, period: { from, to } }: Job): SQL {
  return sql`(
    select b.member_id, b.game_type, sum(b.stake) as stake, sum(b.payout) as payout
    from bets b join members m on m.id = b.member_id
    where b.merchant_code = ${site.code} and m.type <> 4 and b.status in ('won', 'lost')
      and b.settled_at >= ${moment(from)} and b.settled_at < ${moment(to)}
    group by 1, 2
  )`;
}

export const moment = (date: Date): SQL => sql`${date.toISOString()}::timestamptz`;
