import { appendFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';

const folder = path.join(process.cwd(), 'test-results', 'proofs');
const file = path.join(folder, `jest-${process.env['JEST_WORKER_ID'] ?? '0'}.jsonl`);

function report(ids: readonly string[], ok: boolean): void {
  mkdirSync(folder, { recursive: true });
  const { currentTestName: test, testPath } = expect.getState();
  const from = testPath === undefined ? '' : path.relative(process.cwd(), testPath);
  appendFileSync(file, ids.map((id) => `${JSON.stringify({ id, ok, test, file: from })}\n`).join(''));
}

globalThis.proves = async (given, block) => {
  const ids = typeof given === 'string' ? [given] : given;
  const before = expect.getState().assertionCalls;
  try {
    await block();
    if (expect.getState().assertionCalls === before) throw new Error(`proves(${ids.join(', ')}) made no assertion`);
    report(ids, true);
  } catch (error) {
    report(ids, false);
    throw error;
  }
};
