import { appendFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import type { FullResult, Reporter, TestCase, TestResult, TestStep } from '@playwright/test/reporter';
import { PROVES } from './proves';

const folder = path.resolve(import.meta.dirname, '../../test-results/proofs');

const hasExpect = (step: TestStep): boolean =>
  step.steps.some((inner) => inner.category === 'expect' || hasExpect(inner));

/** Writes the result of each `proves` block. A block without an assertion fails the run. */
export default class ProofsReporter implements Reporter {
  private readonly hollow: string[] = [];

  onStepEnd(test: TestCase, _result: TestResult, step: TestStep): void {
    if (!step.title.startsWith(PROVES)) return;
    const ids = step.title.slice(PROVES.length).split(' ');
    const asserted = hasExpect(step);
    if (!asserted && !step.error) this.hollow.push(`${ids.join(', ')} in "${test.title}"`);
    mkdirSync(folder, { recursive: true });
    const file = path.relative(path.resolve(import.meta.dirname, '../..'), test.location.file);
    const lines = ids.map((id) => `${JSON.stringify({ id, ok: !step.error && asserted, test: test.title, file })}\n`);
    appendFileSync(path.join(folder, 'playwright.jsonl'), lines.join(''));
  }

  onEnd(): Promise<{ status?: FullResult['status'] } | undefined> {
    if (this.hollow.length === 0) return Promise.resolve(undefined);
    console.error(`These blocks prove nothing, they assert nothing:\n  ${this.hollow.join('\n  ')}`);
    return Promise.resolve({ status: 'failed' });
  }
}
