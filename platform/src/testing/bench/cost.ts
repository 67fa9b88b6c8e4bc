import { readFileSync } from 'node:fs';
import type { Game } from '@foyer/shared/contract';
import { sql } from 'drizzle-orm';
import type { Db } from '../../base/db/database';
import { someGames } from '../lobby';
import { type MoneyStage, newKey, openMoneyStage, PAY, type Player } from '../money/stage';
import { startTestPostgres } from '../postgres';
import { round, visit } from '../studio';
import { openBench } from './stage';

/** Hundredths of a second, as Linux counts the time of a process. */
const TICK_MS = 10;
const WARM = 20;
const RUNS = 100;
const SIZES = { members: 2_000, bets: 20_000, movements: 200_000 };

type Send = (turn: number) => Promise<{ readonly status: number }>;

async function rowsOf<Row>(db: Db, query: ReturnType<typeof sql>): Promise<readonly Row[]> {
  const { rows } = (await db.execute(query)) as unknown as { rows: Row[] };
  return rows;
}

/** Processor time of all processes of the database so far, in milliseconds. */
async function databaseMs(db: Db): Promise<number> {
  const processes = await rowsOf<{ pid: number }>(db, sql`select pid from pg_stat_activity`);
  const ticks = processes.map(({ pid }) => {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return Number(fields[11]) + Number(fields[12]);
  });
  return ticks.reduce((sum, each) => sum + each, 0) * TICK_MS;
}

/** Processor time of one call, which other work on the machine does not change: of Node and of the database. */
async function costOf({ at }: MoneyStage, send: Send): Promise<string> {
  const { db } = at(0);
  const statuses = new Map<number, number>();
  for (let turn = 0; turn < WARM; turn += 1) await send(turn);
  const [database, node] = [await databaseMs(db), process.cpuUsage()];
  for (let turn = WARM; turn < WARM + RUNS; turn += 1) {
    const { status } = await send(turn);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  const { user, system } = process.cpuUsage(node);
  const spent = (await databaseMs(db)) - database;
  const each = (ms: number) => (ms / RUNS).toFixed(2);
  return [each((user + system) / 1000), each(spent), JSON.stringify(Object.fromEntries(statuses))].join(' | ');
}

async function callsOf(stage: MoneyStage): Promise<Readonly<Record<string, Send>>> {
  const agent = await stage.makePlayer({ type: 1, balance: '100000' });
  const player: Player = await stage.makePlayer({ balance: '100000', upline: agent });
  const { site, token } = player;
  const [game] = (await someGames(stage.at(0), site, 'INHOUSE')) as [Game];
  const visiting = (await visit(stage.at(0), site, token, game)).body.token;
  const placedAt = stage.at(0).clock.now.getTime();
  const bets = [{ nodeId: stage.nodeId, stake: '1', payout: '1.5', status: 'won', placedAt }];
  const day = new Date(placedAt).toISOString().slice(0, 10);
  const days = { startDate: day, endDate: day, zone: 0, pageNo: 1, pageSize: 20 };
  const ask = (name: 'memberInfo' | 'balance' | 'betRecords', query: object = {}) =>
    stage.at(0).api(name, { site, token, query: { ...query } });
  return {
    memberInfo: () => ask('memberInfo'),
    balance: () => ask('balance'),
    'betRecords, one day': () => ask('betRecords', days),
    login: async () => {
      await stage.renew(player);
      return { status: 200 };
    },
    'deposit, accepted at once': () => {
      const body = { method: 'BANKTRANSFER', amount: '100.25', key: newKey() };
      return stage.at(0).api('deposit', { site, token: player.token, body });
    },
    'bet, placed and decided by the vendor': () =>
      round(stage.at(0), visiting, { key: newKey(), stake: '1', target: '1.50' }),
    'bet, reported by an operation': () => stage.ops(0, 'POST', `/members/${player.member.username}/bets`, { bets }),
    'uplineTransfer, with its password': () => {
      const body = { to: String(agent.member.id), amount: '1', paymentPassword: PAY, key: newKey() };
      return stage.at(0).api('uplineTransfer', { site, token: player.token, body });
    },
    'walletTransfer to a vendor': () => {
      const body = { from: 'main', to: 'vendor:TF', amount: '1', key: newKey() };
      return stage.at(0).api('walletTransfer', { site, token: player.token, body });
    },
  };
}

/** Tells what each call costs a processor, and what rows take on a disk with their indexes. */
async function main(): Promise<void> {
  const server = await startTestPostgres();
  const say = (line: string) => process.stdout.write(`${line}\n`);
  try {
    const stage = await openMoneyStage({ url: await server.freshDatabase() });
    say('| call | Node, ms | database, ms | answers |\n| --- | --- | --- | --- |');
    for (const [name, send] of Object.entries(await callsOf(stage))) {
      const spaced: Send = (turn) => {
        stage.advance(100);
        return send(turn);
      };
      say(`| ${name} | ${await costOf(stage, spaced)} |`);
    }
    await stage.close();
    const { platform } = await openBench(await server.freshDatabase(), SIZES, () => undefined);
    say('\n| table | rows | bytes a row, with indexes |\n| --- | --- | --- |');
    for (const table of ['bets', 'bet_keys', 'ledger_movements', 'bet_hours', 'movement_hours', 'submits']) {
      const [row] = await rowsOf<{ rows: string; bytes: string }>(
        platform.db,
        sql`select count(*)::text as rows, ((
            select sum(pg_total_relation_size(c.oid)) from pg_class c left join pg_inherits on inhrelid = c.oid
            where c.oid = ${table}::regclass or inhparent = ${table}::regclass and relkind = 'r'
          ) / greatest(count(*), 1))::bigint::text as bytes
          from ${sql.identifier(table)}`,
      );
      say(`| ${table} | ${row?.rows} | ${row?.bytes} |`);
    }
    await platform.close();
  } finally {
    await server.close();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  process.exit(1);
});
