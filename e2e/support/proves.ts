import { test } from '@playwright/test';

export const PROVES = 'proves ';

/**
 * Proves requirements inside a browser test: the block must make at least one `expect` of its own, which the reporter
 * checks; each id is reported with the result of this run.
 */
export async function proves(ids: string | readonly string[], block: () => Promise<void>): Promise<void> {
  const list = typeof ids === 'string' ? ids : ids.join(' ');
  await test.step(`${PROVES}${list}`, block);
}
