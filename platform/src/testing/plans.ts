import pg from 'pg';
import type { Statement } from './statements';

/** A step of a plan that reads a table, or a join (of no table) that compared rows which do not belong together. */
interface Scan {
  readonly node: string;
  readonly table: string;
  readonly index: string | undefined;
  /** Rows read over all repetitions, including those a filter dropped; those that a join dropped. */
  readonly rows: number;
  /** How often the step was begun; 0 when it was never reached. */
  readonly times: number;
}

export interface Plan {
  readonly statement: Statement;
  readonly ms: number;
  readonly scans: readonly Scan[];
}

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Actual Rows'?: number;
  readonly 'Actual Loops'?: number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly 'Rows Removed by Join Filter'?: number;
  readonly Plans?: readonly PlanNode[];
}

const planned = /^\s*(select|with|insert|update|delete|\()/i;

/** Runs each statement again under `explain analyze`, and rolls it back. */
export async function plansOf(url: string, statements: readonly Statement[]): Promise<Plan[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const plans: Plan[] = [];
    for (const statement of statements.filter(({ text }) => planned.test(text))) {
      plans.push(await planOf(client, statement));
    }
    return plans;
  } finally {
    await client.end();
  }
}

async function planOf(client: pg.Client, statement: Statement): Promise<Plan> {
  const { text } = statement;
  const values = [...statement.values];
  await client.query('begin');
  try {
    const explain = 'explain (analyze, buffers, format json)';
    const { rows } = await client.query({ text: `${explain} ${text}`, values });
    return read(statement, rows);
  } catch {
    // A repeated insert fails on the first one's row, so its plan has no figures.
    await client.query('rollback; begin');
    const { rows } = await client.query({ text: `explain (format json) ${text}`, values });
    return read(statement, rows);
  } finally {
    await client.query('rollback');
  }
}

function read(statement: Statement, rows: readonly unknown[]): Plan {
  const [{ 'QUERY PLAN': answer }] = rows as readonly [
    { 'QUERY PLAN': { Plan: PlanNode; 'Execution Time'?: number }[] },
  ];
  const [top] = answer;
  if (top === undefined) throw new Error(`no plan came for ${statement.text}`);
  return { statement, ms: top['Execution Time'] ?? 0, scans: scansOf(top.Plan) };
}

function scansOf(node: PlanNode): Scan[] {
  const below = (node.Plans ?? []).flatMap(scansOf);
  const times = node['Actual Loops'] ?? 0;
  const dropped = node['Rows Removed by Join Filter'] ?? 0;
  if (dropped > 0)
    return [{ node: node['Node Type'], table: '', index: undefined, rows: dropped * times, times }, ...below];
  const table = node['Relation Name'] ?? (node['Node Type'] === 'Bitmap Index Scan' ? '' : undefined);
  if (table === undefined || node['Node Type'] === 'ModifyTable') return below;
  const each =
    (node['Actual Rows'] ?? 0) + (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0);
  const scan = { node: node['Node Type'], table, index: node['Index Name'], rows: each * times, times };
  return [scan, ...below];
}
