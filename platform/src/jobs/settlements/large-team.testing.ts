import pg from 'pg';
import type { Member } from '../../base/members/member';
import type { Site } from '../../base/sites/site';
import type { TestDatabase } from '../../testing/database';
import { rebate } from './rebate';
import type { Job } from './settlement';

/** The day whose bets are settled, from noon of Bangkok on. */
export const DAY = '2026-03-12';
const NOON = `${DAY}T05:00:00Z`;
const HEADS = 10;
/** Each bet, lost. */
const STAKE = 10;

export interface Team {
  readonly site: Site;
  readonly job: Job;
  /** A member who bets. */
  readonly player: Member;
}

export interface Size {
  readonly members: number;
  readonly betsEach: number;
}

/**
 * An agent, ten members below, and the others below those, written by SQL; the bets of each are spread over five hours of `DAY`.
 * The agent has a rate of 1 % for slots, the ten 0.8, the others 0.5.
 */
export async function largeTeam(first: TestDatabase, url: string, { members, betsEach }: Size): Promise<Team> {
  const site = await first.makeMerchant();
  const agent = await first.makeMember(site, { type: 1 });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const insert = `insert into members (merchant_code, username, nickname, password_hash, type, to_upline, upline_id, registered_at)
      select $1, $2 || n, '', '', 0, false, $3, $4::timestamptz from generate_series($5::int, $6::int) n returning id`;
    const made = async (name: string, upline: number, from: number, to: number) =>
      (await client.query(insert, [site.code, name, upline, '2026-01-01', from, to])).rows.map(({ id }) => Number(id));
    const heads = await made('head', agent.id, 1, HEADS);
    const each = (members - HEADS) / HEADS;
    for (const [at, head] of heads.entries()) await made(`m${at}x`, head, 1, each);
    await client.query(
      `insert into wallets (member_id, purse, merchant_code, balance)
        select id, p, merchant_code, case p when 'main' then 1000 else 0 end
        from members, unnest(array['main','bonus','held']) p where merchant_code = $1 and type = 0`,
      [site.code],
    );
    await client.query(
      `insert into bets (merchant_code, member_id, node_id, game_type, reference, stake, payout, status, placed_at, settled_at)
        select merchant_code, id, 1, 'SLOTS', 'large' || id || '-' || n, $4, 0, 'lost', t, t
        from members, generate_series(1, $3::int) n, lateral (select $2::timestamptz + n * interval '5 hours' / $3 as t) at
        where merchant_code = $1 and type = 0`,
      [site.code, NOON, betsEach, STAKE],
    );
    await client.query(
      `insert into member_rates (member_id, category, from_day, rate)
        select id, 'SLOTS', '2000-01-01', case when type = 1 then 1 when username like 'head%' then 0.8 else 0.5 end
        from members where merchant_code = $1`,
      [site.code],
    );
    await client.query('analyze');
    const { rows } = await client.query(
      'select * from members where merchant_code = $1 and type = 0 order by id limit 1',
      [site.code],
    );
    const period = rebate.periods.named(DAY, site.timeZone);
    if (period === undefined) throw new Error(`${DAY} is no day`);
    const player = { ...agent, id: Number(rows[0].id), type: 0, username: String(rows[0].username) };
    return { site, job: { site, period }, player };
  } finally {
    await client.end();
  }
}
