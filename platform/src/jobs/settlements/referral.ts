import { sql } from 'drizzle-orm';
import { dayAfterAt, days } from '../../base/time/periods';
import { isPromoted } from '../../calls/content/promotions';
import { moment } from '../../calls/records/settled';
import { REFERRAL, REFERRAL_AT } from '../../calls/rewards/table';
import type { Settlement } from './settlement';

/** Whoever brought a friend, and the friend, get something the day after the friend's first deposit, if that is large enough (B041). */
export const referral: Settlement = {
  kind: 'referral',
  periods: days,
  due: dayAfterAt(REFERRAL_AT),
  movement: 'referral',
  house: 'house:referral',
  withoutBets: true,
  wanted: (db, { site }) => isPromoted(db, site, 'REFERRAL'),
  parts: async (_, { site, period: { from, to } }) => sql`(
    with first as (
      select f.id as friend, u.id as inviter, d.amount
      from deposit_orders d
      join members f on f.id = d.member_id
      join members u on u.id = f.upline_id and u.merchant_code = f.merchant_code
      where d.merchant_code = ${site.code} and d.status = 'approved' and d.decided_at >= ${moment(from)} and d.decided_at < ${moment(to)}
        and d.amount >= ${REFERRAL.deposit}::numeric and f.type <> 4 and u.type <> 4 and not u.disabled
        and not exists (
          select from deposit_orders e where e.member_id = d.member_id and e.status = 'approved'
            and (e.decided_at, e.id) < (d.decided_at, d.id)
        )
    )
    select inviter as member_id, friend as from_id, 'inviter' as category, amount as turnover, 0 as rate,
      ${REFERRAL.inviter}::numeric as exact, null as note from first
    union all
    select friend, inviter, 'friend', amount, 0, ${REFERRAL.friend}::numeric, null from first
  )`,
};
