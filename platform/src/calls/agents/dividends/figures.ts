import { type SQL, sql } from 'drizzle-orm';
import type { Period } from '../../../base/time/periods';
import { pieces } from '../../records/hours';
import { BONUSES, decidedBets } from '../../reports/profit-loss';
import { moved } from '../team';

/** What the base of a dividend is made of: stake - payout - rebates - bonuses - salaries (B025). */
export const FIGURES = ['stake', 'payout', 'rebate', 'bonus', 'salary'] as const;

const SALARIES = ['salary', 'salary.hour'];
const DAY_MINUTES = 1_440;

const among = (kinds: readonly string[]): SQL =>
  sql`kind in (${sql.join(
    kinds.map((kind) => sql`${kind}`),
    sql`, `,
  )})`;

/**
 * The figures of members in a period, as a subquery with `member_id` and a column for each: bets by their settlement, the rest by its
 * booking, as a team's profit and loss has them (B020).
 *
 * @param members a query with the column `member_id`
 */
export function figuresOf(merchantCode: string, period: Period, members: SQL): SQL {
  // Midnight of the merchant's clock, as minutes east of UTC.
  const zone = (DAY_MINUTES - (period.from.getUTCHours() * 60 + period.from.getUTCMinutes())) % DAY_MINUTES;
  const asked = { memberId: sql`select member_id from who`, period, zone };
  const movements = moved(['rebate', ...BONUSES, ...SALARIES]);
  return sql`(
    with who as materialized (${members})
    select member_id, sum(stake) as stake, sum(payout) as payout,
      coalesce(sum(amount) filter (where kind = 'rebate'), 0) as rebate,
      coalesce(sum(amount) filter (where ${among(BONUSES)}), 0) as bonus,
      coalesce(sum(amount) filter (where ${among(SALARIES)}), 0) as salary
    from (
      select member_id, stake, payout, null as kind, 0 as amount from ${pieces(decidedBets({ merchantCode }), asked)} bet
      union all
      select member_id, 0, 0, kind, amount from ${pieces(movements, asked)} movement
    ) every
    group by 1
  )`;
}
