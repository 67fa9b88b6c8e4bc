import pg from 'pg';
import { HEAVY, MERCHANT } from './seed-sql';

const EVENINGS = 120;
const BETS = 10_000;

/**
 * Adds ten thousand bets of one member on recent evenings, three hours each, as many bets of others, with all movements and
 * log-ins. The last thirty days get no more than before.
 */
export async function growHistory(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query('select count(*)::int as n from bets where member_id = $1', [HEAVY]);
    // The first call also fills the last thirty days, later ones only the time before.
    const [first, tag] = [rows[0].n > BETS ? 35 : 0, rows[0].n];
    await client.query('set session_replication_role = replica');
    await client.query(`insert into bets (merchant_code, member_id, node_id, game_type, reference, stake, payout, status, placed_at, settled_at)
      select '${MERCHANT}', ${HEAVY}, (select min(node_id) from games), case n % 3 when 0 then 'FISH' else 'RNG' end, 'grown' || ${tag} || '-' || n,
        1, 0, 'lost', t.at, t.at
      from generate_series(1, ${BETS}) n, lateral (
        select date_trunc('day', now(), 'UTC') - interval '1 day' * (${first} + n % ${EVENINGS}) - interval '1 second' * (n % 10800) as at
      ) t
      union all
      select merchant_code, member_id, node_id, game_type, 'more' || ${tag} || reference, stake, payout, status, placed_at - interval '3 minutes', settled_at
      from bets where member_id <> ${HEAVY}`);
    await client.query(`insert into bet_keys (bet_id, placed_at, merchant_code, reference, seed_id, nonce)
      select id, placed_at, merchant_code, reference, seed_id, nonce from bets on conflict do nothing`);
    await client.query(`insert into ledger_movements (merchant_code, member_id, kind, debit, credit, amount, reference, at)
      select merchant_code, member_id, 'bet.stake', 'wallet:main', 'house:games', stake, reference, placed_at
      from bets where reference like 'grown${tag}-%' or reference like 'more${tag}%'`);
    await client.query(`insert into sessions (token_hash, merchant_code, member_id, address, user_agent, created_at, expires_at, last_seen_at)
      select 'grown${tag}' || n, '${MERCHANT}', 1 + n % 2000, '', '', now() - interval '40 days', now() - interval '40 days', now()
      from generate_series(1, 4000) n`);
    await client.query('set session_replication_role = default');
    await client.query('select rebuild_balances()');
    await client.query('select rebuild_sums()');
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}
