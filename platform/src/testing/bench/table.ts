import type { Plan } from '../plans';
import type { Measured } from './measure';

const ms = (value: number) => (value < 10 ? value.toFixed(1) : Math.round(value).toString());

export function tableOf(all: readonly Measured[]): string {
  const head = [
    '| call | with | p50 ms | p95 ms | in the database ms | aim ms |  | answer | statements | rows read | heaviest reads |',
    '| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |',
  ];
  return [...head, ...all.map(lineOf)].join('\n');
}

function lineOf({ name, label, aim, p50, p95, answer, plans }: Measured): string {
  const verdict = aim === undefined ? '' : p95 <= aim ? 'met' : '**missed**';
  const scans = plans.flatMap((plan) => plan.scans);
  const rows = scans.reduce((sum, scan) => sum + scan.rows, 0);
  const inside = ms(plans.reduce((sum, plan) => sum + plan.ms, 0));
  const cells = [
    name,
    label,
    ms(p50),
    ms(p95),
    inside,
    aim ?? '',
    verdict,
    answer,
    plans.length,
    Math.round(rows),
    readsOf(plans),
  ];
  return `| ${cells.join(' | ')} |`;
}

/** The three largest reads, by table. */
function readsOf(plans: readonly Plan[]): string {
  const byRead = new Map<string, number>();
  for (const { node, table, index, rows } of plans.flatMap((plan) => plan.scans)) {
    const read = [table, index === undefined ? node : index].filter((part) => part !== '').join(' by ');
    byRead.set(read, (byRead.get(read) ?? 0) + rows);
  }
  return [...byRead]
    .filter(([, rows]) => rows > 0)
    .sort(([, a], [, b]) => b - a)
    .slice(0, 3)
    .map(([read, rows]) => `${read}: ${Math.round(rows)}`)
    .join(', ');
}

/** Duration of each call's slowest statement. */
export function slowest(plans: readonly Plan[]): string {
  const [worst] = [...plans].sort((a, b) => b.ms - a.ms);
  return worst === undefined ? '' : `${ms(worst.ms)} ms: ${worst.statement.text.replace(/\s+/g, ' ').slice(0, 160)}`;
}
