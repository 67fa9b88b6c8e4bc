import { test } from '@playwright/test';

export const PROVES = 'proves ';

/** Proves requirements inside a browser test: the block must make at least one `expect`, and each id is reported with its result. */
export async function proves(ids: string | readonly string[], block: () => Promise<void>): Promise<void> {
  const list = typeof ids === 'string' ? ids : ids.join(' ');
  await test.step(`${PROVES}${list}`, block);
}
