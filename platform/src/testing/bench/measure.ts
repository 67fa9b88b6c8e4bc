import { type CallName, calls } from '@foyer/shared/contract';
import { type Plan, plansOf } from '../plans';
import { statementsOf } from '../statements';
import type { Scenario } from './scenario';
import type { Stage } from './stage';

export interface Measured {
  readonly name: CallName;
  readonly label: string;
  readonly aim: number | undefined;
  readonly runs: number;
  readonly p50: number;
  readonly p95: number;
  /** `ok`, or the code of a refusal. */
  readonly answer: string;
  readonly plans: readonly Plan[];
}

const WARM = 3;
const LEAST_RUNS = 4;

/** Sends a call many times in a row, then once more to read the plans of its statements. */
export async function measure(
  stage: Stage,
  url: string,
  name: CallName,
  scenario: Scenario,
  { runs, seconds }: { readonly runs: number; readonly seconds: number },
): Promise<Measured> {
  const { platform } = stage;
  const times: number[] = [];
  let answer = 'ok';
  let spent = 0;
  for (let run = 0; run < runs + WARM; run += 1) {
    if (spent > seconds * 1000 && times.length >= LEAST_RUNS) break;
    platform.clock.now = new Date();
    const input = await scenario.input(stage, run);
    const begun = performance.now();
    const { success, code, status } = await platform.api(name, input);
    const took = performance.now() - begun;
    spent += took;
    if (run >= WARM || took > 1000) times.push(took);
    answer = success ? 'ok' : (code ?? String(status));
  }
  const input = await scenario.input(stage, runs + WARM);
  const { statements } = await statementsOf(() => platform.api(name, input));
  const plans = await plansOf(url, statements);
  return {
    name,
    label: scenario.label,
    aim: 'aim' in scenario ? scenario.aim : undefined,
    runs: times.length,
    p50: quantile(times, 0.5),
    p95: quantile(times, 0.95),
    answer,
    plans,
  };
}

/** In the order of the contract. */
export const callNames = Object.keys(calls) as CallName[];

/** The value below which `part` of them lie. */
export function quantile(times: readonly number[], part: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * part) - 1)] ?? 0;
}
