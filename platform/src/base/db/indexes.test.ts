import { sql } from 'drizzle-orm';
import { openOwnDatabase } from '../../testing/engine';
import type { OpenedDatabase } from './database';

let database: OpenedDatabase;
beforeAll(async () => {
  database = await openOwnDatabase();
});
afterAll(() => database?.close());

describe('foreign keys', () => {
  it('each have an index, so that a referenced row can be deleted without a scan', async () => {
    const all = sql`
      select c.conrelid::regclass || ' ' || c.conname as name, exists (
        select from pg_index i where i.indrelid = c.conrelid and i.indpred is null
          and (i.indkey::int2[])[0:cardinality(c.conkey) - 1] @> c.conkey
          and (i.indkey::int2[])[0:cardinality(c.conkey) - 1] <@ c.conkey
      ) as indexed
      from pg_constraint c where c.contype = 'f'`;
    const keys = await database.db
      .select({ name: sql<string>`name`, indexed: sql<boolean>`indexed` })
      .from(sql`(${all}) k`);
    expect(keys.length).toBeGreaterThan(15);
    expect(keys.filter(({ indexed }) => !indexed).map(({ name }) => name)).toEqual([]);
  });
});
