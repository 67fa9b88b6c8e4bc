import pg from 'pg';
import { hashPassword } from '../../base/members/password';
import { type Sizes, seedSql } from './seed-sql';

export const PASSWORD = 'bench1234';

type Say = (line: string) => void;

/** Fills the database with SQL; data of an earlier run with the same sizes is reused. */
export async function seedBench(url: string, sizes: Sizes, say: Say): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const wanted = JSON.stringify(sizes);
    await client.query('create table if not exists bench_seeded (sizes text)');
    const { rows } = await client.query('select sizes from bench_seeded');
    if (rows[0]?.sizes === wanted) {
      await client.query('vacuum analyze');
      return say(`rows of an earlier run are used: ${wanted}`);
    }
    if (rows.length > 0)
      throw new Error(`This database was seeded otherwise: ${rows[0].sizes}. Choose another folder.`);
    const hash = await hashPassword(PASSWORD);
    // Triggers and foreign keys are off; what they maintain is computed once at the end, as in the migration.
    await client.query('set session_replication_role = replica');
    await client.query(
      `set maintenance_work_mem = '512MB'; set work_mem = '256MB'; set max_parallel_maintenance_workers = 2`,
    );
    for (const [what, sql, table] of seedSql(sizes, hash)) {
      const begun = Date.now();
      const indexes = table === undefined ? [] : await takeIndexes(client, table);
      await client.query(sql);
      if (table === 'ledger_movements') await client.query('select rebuild_balances()');
      for (const index of indexes) await client.query(index);
      say(`${what}: ${((Date.now() - begun) / 1000).toFixed(1)} s`);
    }
    const begun = Date.now();
    await client.query('select rebuild_sums()');
    say(`stored sums: ${((Date.now() - begun) / 1000).toFixed(1)} s`);
    await client.query('vacuum analyze');
    await client.query('insert into bench_seeded values ($1)', [wanted]);
  } finally {
    await client.end();
  }
}

/** Drops a table's indexes before it grows, and returns the statements that create them again. */
async function takeIndexes(client: pg.Client, table: string): Promise<string[]> {
  const { rows } = await client.query(
    `select i.indexrelid::regclass::text name, pg_get_indexdef(i.indexrelid) definition from pg_index i
     where i.indrelid = $1::regclass and not exists (select from pg_constraint c where c.conindid = i.indexrelid)`,
    [table],
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  // Of a partitioned table the definition is that of the parent alone.
  return rows.map(({ definition }) => String(definition).replace(' ON ONLY ', ' ON '));
}
