import { getTableName, sql } from 'drizzle-orm';
import type { OpenedDatabase } from '../base/db/database';
import { openDatabase } from '../base/db/open';
import { createMember } from '../base/members/create-member';
import { createMerchant } from '../base/sites/create-merchant';
import { openTestPostgres, type TestPostgres } from '../testing/postgres';
import { type Swept, sweepAll } from './sweep';
import { sweeps } from './sweeps';

jest.setTimeout(180_000);

/** Old rows per table, with four times as many others, so that the server prefers an index. */
const OLD = 2_000;
const ALL = 5 * OLD;
const TRIALS = 200;

let server: TestPostgres;
let first: OpenedDatabase;
let second: OpenedDatabase;
const now = new Date();

/** One row in five is 500 days old. */
const age = sql`(now() - case when n % 5 = 0 then interval '500 days' else interval '-1 hour' end)`;
const rows = sql`from generate_series(1, ${sql.raw(String(ALL))}) n`;

beforeAll(async () => {
  server = await openTestPostgres();
  const url = await server.freshDatabase();
  [first, second] = [await openDatabase({ url }), await openDatabase({ url })];
  const { jobs: db } = first;
  await createMerchant(db, { code: 'ONE' });
  const { id } = await createMember(db, {
    merchantCode: 'ONE',
    username: 'ploy',
    password: 'secret123',
    registeredAt: now,
  });
  const member = sql.raw(String(id));
  const fill = [
    sql`insert into captchas select n::text, 'ONE', '1234', ${age} ${rows}`,
    sql`insert into login_failures (merchant_code, account, address, at) select 'ONE', n::text, '', ${age} ${rows}`,
    sql`insert into guess_budgets select 'ONE', 'account', n::text, ${age}, ${age} ${rows}`,
    sql`insert into rate_windows select 'ONE', 'test', n::text, ${age}, 1 ${rows}`,
    sql`insert into verification_codes (merchant_code, purpose, target, code_hash, created_at, expires_at)
      select 'ONE', 'login', n::text, '', ${age}, ${age} ${rows}`,
    sql`insert into verification_askers select id, target, true from verification_codes`,
    sql`insert into password_links select n::text, 'ONE', ${member}, ${age}, ${age} ${rows}`,
    sql`insert into trial_names select n::text, 'ONETRIAL', ${age} ${rows}`,
    sql`insert into submits select 'ONE', ${member}, 'test', n::text, '', '{}', ${age} ${rows}`,
    sql`insert into exposures select 'ONE', 'games', '1', n::text, ${age} ${rows}`,
    sql`insert into experiment_visitors select 'ONE', 'larger', n::text, 'new', '1', ${age} ${rows}`,
    sql`insert into experiment_members select 'ONE', n::text, ${member}, n::text, ${age}, ${age} ${rows}`,
    sql`insert into beacon_counts select 'ONE', ${age}, 'games', n::text, 'all', 'load', 0, 0, 1 ${rows}`,
    sql`insert into beacon_visitors select 'ONE', ${age}, 'games', '1', 'all', 'load', n::text ${rows}`,
    sql`insert into beacon_salts select n::text, '', ${age} ${rows}`,
    sql`insert into beacon_errors select 'ONE', 'games', '1', n::text, '', '', 1, now(), ${age} ${rows}`,
    sql`insert into host_faults (merchant_code, pattern, kind, remaining) select 'ONE', 'x', '404', n % 5 ${rows}`,
    sql`insert into rains (merchant_code, starts_at, ends_at, pot, packets)
      values ('ONE', now() - interval '1 minute', now(), ${ALL}, ${ALL})`,
    sql`insert into rain_packets (rain_id, place, merchant_code, ends_at, amount)
      select (select id from rains), n, 'ONE', ${age}, 1 ${rows}`,
    sql`insert into outbox (merchant_code, channel, recipient, subject, body, created_at, expires_at)
      select 'ONE', 'sms', n::text, '', 'text', ${age}, ${age} ${rows}`,
    sql`insert into devices (merchant_code, member_id, cookie_hash, description, first_seen_at, last_seen_at)
      select 'ONE', ${member}, n::text, '', ${age}, ${age} ${rows}`,
    sql`insert into sessions (token_hash, merchant_code, member_id, address, user_agent, created_at, expires_at, device_id)
      select d.cookie_hash, 'ONE', ${member}, '', '', d.first_seen_at, d.last_seen_at, d.id from devices d`,
    sql`insert into operators (name, password_hash, created_at) values ('desk', '', now())`,
    sql`insert into operator_sessions (token_hash, operator_id, address, created_at, last_seen_at, expires_at)
      select n::text, (select id from operators), '', now(), now(), ${age} ${rows}`,
    sql`insert into console_people (merchant_code, name, role, password_hash, must_change_password, created_at)
      values ('ONE', 'owner', 'owner', '', false, now())`,
    sql`insert into console_sessions (token_hash, person_id, address, created_at, last_seen_at, expires_at)
      select n::text, (select id from console_people), '', now(), now(), ${age} ${rows}`,
    sql`insert into conversion_keys (id, merchant_code, secret_hash, label, made_by, made_at)
      values ('key', 'ONE', '', '', (select id from console_people), now())`,
    sql`insert into told_conversions (merchant_code, id, member, kind, at, key_id)
      select 'ONE', n::text, n::text, 'login', ${age}, 'key' ${rows}`,
    sql`insert into told_members select 'ONE', 'larger', n::text, n::text, ${age}, 'key' ${rows}`,
    sql`insert into document_readers (reader, served, refused, looked_at) select n::text, '', false, ${age} ${rows}`,
    sql`insert into document_refusals (reader, kind, "check", part, version, channel, sentence, served, first_at, last_at, times)
      select n::text, 'documents', 'changed', '', '', '', '', '', now(), ${age}, 1 ${rows}`,
    sql`insert into vendor_visits (ticket_hash, ticket_expires_at, session_hash, merchant_code, member_id, vassalage, language, site_origin)
      select n::text, ${age}, n::text, 'ONE', ${member}, 'X', 'EN', '' ${rows}`,
    sql`insert into members (merchant_code, username, nickname, password_hash, type, to_upline, registered_at)
      select case when n <= ${TRIALS} then 'ONETRIAL' else 'ONE' end, 'trial' || n, '', '',
        case when n <= ${TRIALS} then 4 else 0 end, false, now() - interval '60 days' ${rows}`,
    sql`insert into team_members (ancestor_id, member_id, depth)
      select ${member}, id, 1 from members where id <> ${member}`,
    sql`insert into wallets (member_id, purse, merchant_code) select id, 'main', merchant_code from members where id <> ${member}`,
    sql`insert into ledger_movements (merchant_code, member_id, kind, debit, credit, amount, reference, at)
      select merchant_code, id, 'deposit', 'house:deposits', 'wallet:main', 1, '', now() from members`,
    sql`insert into ledger_openings select merchant_code, id, 'wallet:main', 1 from members`,
    sql`insert into bets (merchant_code, member_id, node_id, game_type, reference, stake, status, placed_at)
      select merchant_code, id, 1, 'SLOTS', id::text, 1, 'lost', now() from members`,
    sql`insert into lottery_draws (merchant_code, lottery, issue, draw_at, state) values ('ONE', 'LTN1M', '1', now(), 'open')`,
    sql`insert into lottery_orders (draw_id, merchant_code, member_id, lottery, issue, lines, stake, best, status, series, stop_on_win, bet_id, placed_at)
      select (select id from lottery_draws), merchant_code, id, 'LTN1M', '1', '[]', 1, 1, 'lost', 0, false, id, now() from members`,
    sql`insert into sport_bets (merchant_code, member_id, vendor, stake, odds, status, bet_id, placed_at)
      select merchant_code, id, 'X', 1, 200, 'lost', id, now() from members`,
    sql`insert into sport_legs (sport_bet_id, place, site_code, match_id, market, side, odds, home, away, starts_at, result)
      select id, 0, 'ONE', 'x', 'result', 'home', 200, '', '', now(), 'lost' from sport_bets`,
    sql`insert into sport_matches (merchant_code, match_id, vendor, fixture, seed, hash, made_at, starts_at, ends_at, settled_at, sweep_at)
      select 'ONE', n::text, 'X', '{}', '', '', now(), now(), ${age}, now(), ${age} ${rows}`,
    sql`insert into favourites (merchant_code, member_id, node_id, added_at) select merchant_code, id, 1, now() from members`,
    sql`insert into recent_games (merchant_code, member_id, node_id, played_at) select merchant_code, id, 1, now() from members`,
    sql`insert into messages (merchant_code, member_id, title, body, sent_at) select merchant_code, id, '', '', now() from members`,
    sql`insert into feedbacks (merchant_code, member_id, type, content, sent_at) select merchant_code, id, 'site', '', now() from members`,
    sql`insert into applications (merchant_code, member_id, activity_id, comment, sent_at) select merchant_code, id, 1, '', now() from members`,
    sql`insert into sent_pictures (member_id, feedback_id, place, bytes) select member_id, id, 0, '' from feedbacks`,
    sql`insert into announcement_reads select id, 1 from members`,
    sql`insert into deposit_orders (merchant_code, member_id, method, amount, fee, created_at)
      select merchant_code, id, 'PROMPTPAY', 1, 0, now() from members`,
    sql`insert into deposit_orders (merchant_code, member_id, method, amount, fee, created_at, pay_by)
      select 'ONE', ${member}, 'CARD', 1, 0, now(), ${age} ${rows}`,
    sql`insert into payment_notices (merchant_code, order_id, at, said_at, said, amount)
      select merchant_code, id, now(), now(), 'paid', amount from deposit_orders`,
    sql`insert into bank_cards (merchant_code, member_id, bank, holder, number, is_default, added_at)
      select merchant_code, id, 'BBL', '', lpad(id::text, 10, '0'), true, now() from members`,
    sql`insert into withdraw_orders (merchant_code, member_id, card_id, amount, fee, status, steps, created_at)
      select merchant_code, member_id, id, 1, 0, 'paid', '[]', now() from bank_cards`,
    sql`insert into member_transfers (merchant_code, from_id, to_id, way, amount, created_at)
      select merchant_code, id, id, 'upline', 1, now() from members`,
    sql`insert into demands (merchant_code, member_id, origin, reference, asked, opened_at)
      select merchant_code, id, 'deposit', 'D1', 1, now() from members`,
    sql`insert into contracts (merchant_code, member_id, kind, steps, offered_at, expires_at)
      select merchant_code, id, 'salary', '[]', now(), now() from members`,
    sql`insert into vendor_transfers (merchant_code, member_id, vendor, direction, amount, state, created_at)
      select merchant_code, id, 'TF', 'in', 1, 'arrived', now() from members`,
    sql`insert into vendor_books select id::text, merchant_code, 'TF', id, 1 from members`,
    sql`insert into payment_tries select id, 1, now() from members`,
    sql`insert into member_externals select merchant_code, 'google', id::text, id, now() from members`,
    sql`insert into vendor_seeds (merchant_code, member_id, server_seed, server_seed_hash, client_seed)
      select merchant_code, id, '', '', '' from members`,
    sql`insert into settlement_shares (merchant_code, kind, period, member_id, exact, amount, paid, state)
      select merchant_code, 'rebate', '2026-01-01', id, 1, 1, 1, 'paid' from members`,
    sql`insert into settlement_parts (merchant_code, kind, period, member_id, from_id, turnover, rate, exact)
      select merchant_code, 'rebate', '2026-01-01', id, id, 1, 1, 1 from members`,
    sql`insert into settlement_corrections (merchant_code, kind, period, member_id, of_period, amount)
      select merchant_code, 'rebate', '2026-01-02', id, '2026-01-01', 1 from members`,
    sql`insert into lantern_days select id, '2026-01-01', 1 from members`,
    sql`insert into reward_claims (merchant_code, member_id, promotion, period, title, amount, purse, claimed_at)
      select merchant_code, id, 'CATCH', '1', '{}', 1, 'main', now() from members`,
    sql`insert into jackpot_wins (merchant_code, tier, member_id, node_id, reference, amount, won_at)
      select merchant_code, 'mini', id, 1, id::text, 1, now() from members`,
    sql`insert into late_bets (merchant_code, member_id, settled_at) select merchant_code, id, now() from members`,
    sql`insert into member_rates select id, 'SLOTS', '2026-01-01', 1 from members`,
    sql`insert into rate_sheets select id, 1 from members`,
    sql`insert into rate_changes (member_id, at, category, rate_to, from_day) select id, now(), 'SLOTS', 1, '2026-01-01' from members`,
    sql`insert into agent_links (merchant_code, member_id, label, kind, rates, created_at)
      select merchant_code, id, '', 'player', '[]', now() from members`,
    sql`insert into former_grants select id, '2026-01-01', null from members`,
    sql`insert into head_pictures (merchant_code, member_id, content_type, bytes, hash, uploaded_at)
      select merchant_code, id, 'image/png', '', '', now() from members`,
  ];
  for (const each of fill) await db.execute(each);
  await db.execute(sql`analyze`);
});
afterAll(async () => {
  await first?.close();
  await second?.close();
  await server?.close();
});

/** Sequential scans of each table, as the server counts them. */
async function scans(): Promise<Record<string, number>> {
  const flush = sql`select pg_stat_force_next_flush()`;
  await Promise.all([first.jobs, second.jobs, first.db].map((each) => each.execute(flush)));
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  const counts = await first.jobs
    .select({ table: sql<string>`relname::text`, scans: sql<string>`seq_scan` })
    .from(sql`pg_stat_user_tables`);
  return Object.fromEntries(counts.map(({ table, scans }) => [table, Number(scans)]));
}

describe('two instances that sweep at once', () => {
  it('remove each old row once, without errors and without full scans', async () => {
    const before = await scans();
    const done: Swept[] = (await Promise.all([sweepAll(first.jobs, now), sweepAll(second.jobs, now)])).flat();
    // A batch that one instance skipped, because another was sweeping, is left to the next minute.
    done.push(...(await sweepAll(first.jobs, now)));
    const after = await scans();

    expect(done.map(({ error }) => error).filter((error) => error !== undefined)).toEqual([]);
    const sums = new Map<string, number>();
    for (const { name, removed } of done) sums.set(name, (sums.get(name) ?? 0) + removed);
    const expected = sweeps.map(({ name }): [string, number] => [name, name === 'trial members' ? TRIALS : OLD]);
    // Tickets are deleted with their session. A message may go before its text was blanked, when the other instance is ahead.
    const goWithOthers = { tickets: expect.any(Number), 'texts of messages': expect.any(Number) };
    expect(Object.fromEntries(sums)).toEqual({ ...Object.fromEntries(expected), ...goWithOthers });

    // A few rows per merchant or month, which every run or bet reads.
    const clocks = ['merchants', 'settlement_clocks', 'detached_bets'];
    const read = Object.keys(after).filter((table) => after[table] !== before[table] && !clocks.includes(table));
    expect(read).toEqual([]);
    for (const table of new Set(sweeps.map((sweep) => sweep.table))) {
      const [row] = await first.jobs.select({ n: sql<string>`count(*)` }).from(table);
      // Orders that nobody paid are ended and stay (B011), beside one of each member.
      const members = ALL - TRIALS + 1;
      const others: Record<string, number> = { members, deposit_orders: ALL + members };
      const left = others[getTableName(table)] ?? ALL - OLD;
      expect([getTableName(table), Number(row?.n)]).toEqual([getTableName(table), left]);
    }
  });

  it('do not wait for a request that locks an old row, and leave the row to the next run', async () => {
    const { jobs: db } = first;
    await db.execute(
      sql`insert into captchas values ('held', 'ONE', '1', now() - interval '1 day'), ('free', 'ONE', '1', now() - interval '1 day')`,
    );
    await db.transaction(async (tx) => {
      await tx.execute(sql`select 1 from captchas where id_hash = 'held' for update`);
      const begun = Date.now();
      const [captchas] = await sweepAll(second.jobs, now, sweeps.slice(0, 1));
      expect(captchas).toEqual({ name: 'captchas', removed: 1 });
      expect(Date.now() - begun).toBeLessThan(2_000);
    });
    expect(await sweepAll(second.jobs, now, sweeps.slice(0, 1))).toEqual([{ name: 'captchas', removed: 1 }]);
  });
});

describe('an index', () => {
  it('finds the visits that a log-out ends', async () => {
    const before = await scans();
    await first.db.execute(sql`delete from sessions where token_hash = '1'`);
    const after = await scans();
    expect(Object.keys(after).filter((table) => after[table] !== before[table])).toEqual([]);
    // Without the index the server reads the whole table, and the count shows it.
    await first.jobs.execute(sql`drop index vendor_visits_session`);
    await first.db.execute(sql`delete from sessions where token_hash = '2'`);
    const without = await scans();
    expect(Object.keys(without).filter((table) => without[table] !== after[table])).toEqual(['vendor_visits']);
  });
});
