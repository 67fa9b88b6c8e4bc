import { getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import type { OpenedDatabase } from '../base/db/database';
import * as schema from '../base/db/schema';
import { submits } from '../base/db/schema';
import { openOwnDatabase } from '../testing/engine';
import { sweeps } from './sweeps';
import { ofMember } from './trial-members';
import { withoutSweep } from './without-sweep';

let database: OpenedDatabase;
beforeAll(async () => {
  database = await openOwnDatabase();
});
afterAll(() => database?.close());

/** The first column of a query's rows. */
async function names(query: ReturnType<typeof sql>): Promise<string[]> {
  const rows = await database.db.select({ name: sql<string>`name` }).from(sql`(${query}) q`);
  return rows.map(({ name }) => name).sort();
}

describe('every table', () => {
  it('of the database has a sweep, or a reason to need none', async () => {
    const tables = await names(sql`select relname::text as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition`);
    const decided = [...sweeps.filter(({ name }) => name !== 'trial members').map(({ table }) => getTableName(table))];
    const all = new Set([...decided, ...Object.keys(withoutSweep), 'members']);
    expect([...all].sort()).toEqual(tables);
    expect(decided.filter((table) => withoutSweep[table] !== undefined)).toEqual([]);
    const known = Object.values(schema).filter((each) => is(each, PgTable));
    expect(known.map((table) => getTableName(table)).sort()).toEqual(tables);
  });

  it('with a member in it is cleared when a trial account is removed', async () => {
    const telling = await names(sql`
      select name from (
        select attrelid as table, attrelid::regclass::text as name from pg_attribute where attname = 'member_id'
        union select conrelid, conrelid::regclass::text from pg_constraint
        where contype = 'f' and confrelid = 'members'::regclass and conrelid <> 'members'::regclass
      ) naming join pg_class on oid = naming.table
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition`);
    // A table may name two members in a row.
    const cleared = new Set([...ofMember.map(({ table }) => table), submits].map((table) => getTableName(table)));
    expect([...cleared].sort()).toEqual(telling);
  });
});
