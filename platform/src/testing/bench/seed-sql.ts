export const MERCHANT = 'BENCH';

export interface Sizes {
  readonly members: number;
  readonly bets: number;
  readonly movements: number;
}

const HISTORY_DAYS = 365;
/** Member 1 has every twentieth bet and movement; member 2 is the upline of the whole team. */
export const HEAVY = 1;
export const AGENT = 2;
/** A direct member of the agent with a large team, the first of the chain. */
export const UPPER = 3;
/** An agent with direct members alone, beside that team, and how many. */
export const WIDE = 'wide';
export const directOf = ({ members }: Sizes): number => Math.min(members, 10_000);
/** Length of a chain of members, each below the one before. */
const LEVELS = 300;

const m = `'${MERCHANT}'`;
const TYPES = `(array['RNG','FISH','LIVE','SPORTS','PVP','LOTT','ESPORTS','POKER'])`;
/** The account of a row: every twentieth is the heavy one's; others come in series of twenty, half of them of a tenth of the members. */
const playerOf = (n: string, members: number) => `case when ${n} % 20 = 0 then ${HEAVY}
  when (${n} / 20) % 2 = 0 then 3 + ((${n} / 20) * 7919) % ${Math.floor(members / 10)}
  else 3 + ((${n} / 20) * 7919) % ${members - 3} end`;
const timeOf = (n: string, of: number) =>
  `date_trunc('second', now()) - interval '${HISTORY_DAYS} days' + ${n} * (interval '${HISTORY_DAYS} days' / ${of + 1})`;

type Step = readonly [what: string, sql: string, table?: string];

/** Statements that fill the tables: message, statement, and the table whose indexes are rebuilt afterwards. */
export function seedSql({ members, bets, movements }: Sizes, hash: string): Step[] {
  const others = Math.max(0, movements - bets - Math.ceil(bets / 2.5));
  const per = (rows: number) => Math.max(1, Math.round(rows * (movements / 10_000_000)));
  return [
    [
      `${members} members, ${LEVELS} levels`,
      `insert into members (id, merchant_code, username, nickname, password_hash, type, to_upline, upline_id, registered_at, first_login_at)
       overriding system value
       select n, ${m}, 'm' || n, 'Member ' || n, '${hash}', case n when ${AGENT} then 1 else 0 end, true,
         case when n = ${AGENT} then null when n = ${HEAVY} then ${AGENT}
           when n <= ${LEVELS} then n - 1
           when n % 50 = 0 then 3 + (n * 31) % ${LEVELS - 3}
           when n < ${LEVELS} * 2 then ${AGENT}
           else ${LEVELS} + 1 + (hashint4(n::int) & 2147483647) % (n - ${LEVELS} - 1) end,
         ${timeOf('n', members)}, now()
       from generate_series(1, ${members}) n where n <> 0;
       insert into wallets (member_id, purse, merchant_code, balance)
       select n, p, ${m}, 1000000 from generate_series(1, ${members}) n, unnest(array['main','bonus','held']) p`,
    ],
    directMembers({ members, bets, movements }, hash),
    [
      'months',
      `select make_month(t, now() - n * interval '1 month') from generate_series(-3, 12) n, unnest(array['bets','ledger_movements']) t`,
    ],
    [
      `${bets} bets`,
      `insert into bets (merchant_code, member_id, node_id, game_type, reference, stake, payout, status, placed_at, settled_at)
       select ${m}, ${playerOf('n', members)}, (select min(node_id) from games), ${TYPES}[1 + (n / 20) % 8], 'b' || n, 10,
         case n % 5 when 0 then 18 when 1 then 31.5 when 2 then case n % 100 when 2 then 10 else 0 end else 0 end,
         case when n % 5 < 2 then 'won' when n % 100 = 2 then 'void' when n % 1000 = 3 then 'open' else 'lost' end,
         ${timeOf('n', bets)}, ${timeOf('n', bets)}
       from generate_series(1::bigint, ${bets}) n`,
      'bets',
    ],
    [
      'keys of bets',
      `insert into bet_keys (bet_id, placed_at, merchant_code, reference) select id, placed_at, merchant_code, reference from bets`,
      'bet_keys',
    ],
    [
      `${movements} movements`,
      `insert into ledger_movements (merchant_code, member_id, kind, debit, credit, amount, reference, at)
       select merchant_code, member_id, 'bet.stake', 'wallet:main', 'house:games', stake, reference, placed_at from bets
       union all
       select merchant_code, member_id, 'bet.payout', 'house:games', 'wallet:main', payout, reference, placed_at from bets where payout > 0
       union all
       select ${m}, ${playerOf('n', members)}, (array['deposit','bonus','withdrawal','rebate'])[1 + n % 4],
         case n % 4 when 2 then 'wallet:main' else 'house:cashier' end, case n % 4 when 2 then 'house:cashier' else 'wallet:main' end,
         case n % 4 when 0 then 60 when 2 then 5 else 1 end, 'o' || n, ${timeOf('n', others)}
       from generate_series(1::bigint, ${others}) n`,
      'ledger_movements',
    ],
    [
      'log-ins',
      `insert into sessions (token_hash, merchant_code, member_id, address, user_agent, created_at, expires_at, last_seen_at)
       select 'dead' || n, ${m}, 1 + n % ${members}, '127.0.0.1', 'bench', ${timeOf('n', members * 4)}, ${timeOf('n', members * 4)}, now()
       from generate_series(1, ${members * 4}) n;
       insert into sessions (token_hash, merchant_code, member_id, address, user_agent, created_at, expires_at, last_seen_at)
       select 'live' || n, ${m}, 1 + (n * 37) % ${members}, '127.0.0.1', 'bench', now() - interval '5 minutes', now() + interval '1 day', now()
       from generate_series(1, ${Math.ceil(members / 30)}) n`,
      'sessions',
    ],
    ...otherTables(members, per),
  ];
}

/** One agent more, and all members brought by that one. */
function directMembers(sizes: Sizes, hash: string): Step {
  const { members } = sizes;
  const [agent, last] = [members + 1, members + 1 + directOf(sizes)];
  return [
    `${directOf(sizes)} direct members`,
    `insert into members (id, merchant_code, username, nickname, password_hash, type, to_upline, upline_id, registered_at, first_login_at)
     overriding system value
     select n, ${m}, case n when ${agent} then '${WIDE}' else 'd' || n end, 'Member ' || n, '${hash}', case n when ${agent} then 1 else 0 end,
       true, case n when ${agent} then null else ${agent} end, ${timeOf(`(n - ${members})`, directOf(sizes))}, now()
     from generate_series(${agent}, ${last}) n;
     insert into wallets (member_id, purse, merchant_code, balance)
     select n, p, ${m}, (n * 7919) % 100000 from generate_series(${agent}, ${last}) n, unnest(array['main','bonus','held']) p`,
  ];
}

/** Rows of the other growing tables. */
function otherTables(members: number, per: (rows: number) => number): Step[] {
  const who = (n: string) => `case when ${n} % 20 = 0 then ${HEAVY} else 1 + ${n} % ${members} end`;
  const series = (rows: number) => `generate_series(1, ${per(rows)}) n`;
  return [
    [
      'deposits, messages, shelves',
      `insert into deposit_orders (merchant_code, member_id, method, amount, fee, status, created_at, decided_at)
       select ${m}, ${who('n')}, 'PROMPTPAY', 100, 0, case when n % 97 = 0 then 'refused' else 'approved' end, now() - interval '200 days', now() - interval '200 days'
       from ${series(200_000)};
       insert into messages (merchant_code, member_id, title, body, sent_at, read_at)
       select ${m}, ${who('n')}, 'Hello', 'Hello', now(), case when n % 31 = 0 then null else now() end from ${series(200_000)};
       insert into favourites (merchant_code, member_id, node_id, added_at)
       select ${m}, ${HEAVY}, node_id, now() from games order by position limit 200;
       insert into recent_games (merchant_code, member_id, node_id, played_at)
       select ${m}, ${HEAVY}, node_id, now() from games order by position limit 300`,
    ],
    [
      'what is kept of calls',
      `insert into submits (merchant_code, member_id, operation, key, request_hash, answer, at)
       select ${m}, ${who('n')}, 'vendor.round', 'k' || n, 'x', '{}', now() from ${series(1_000_000)};
       insert into exposures (merchant_code, part, version, visitor, first_at)
       select ${m}, 'games', '1.0.0', 'v' || n, now() from ${series(200_000)};
       insert into rate_windows (merchant_code, action, subject, started_at, count)
       select ${m}, 'captcha', '10.' || n, now() - interval '1 day', 1 from ${series(200_000)};
       insert into outbox (merchant_code, channel, recipient, subject, body, created_at, expires_at, state)
       select ${m}, 'sms', '+66', 'x', '', now(), now() - interval '1 day', 'sent' from ${series(100_000)};
       insert into verification_codes (merchant_code, purpose, target, code_hash, created_at, expires_at)
       select ${m}, 'login', '+66' || n, 'x', now(), now() from ${series(50_000)};
       insert into trial_names (name, merchant_code, created_at) select 'old' || n, '${MERCHANT}TRIAL', now() from ${series(50_000)};
       insert into vendor_visits (ticket_hash, ticket_expires_at, session_hash, merchant_code, member_id, vassalage, language, site_origin)
       select 't' || n, now(), 'dead' || (1 + n % ${members}), ${m}, 1 + n % ${members}, 'X', 'EN', 'x' from ${series(200_000)}`,
    ],
  ];
}
