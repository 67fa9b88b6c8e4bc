import { expect, test } from '@playwright/test';
import { publishWithoutRewards, release, SECOND } from '../support/release';
import { remoteNames } from '../support/remotes';
import { publishStock, STOCK } from '../support/stock';

test.describe.configure({ mode: 'parallel' });

test('content is published as another team builds it', async () => {
  test.setTimeout(240_000);
  expect(await publishStock()).toBe(STOCK);
});

for (const part of remoteNames) {
  test(`${part} is published a second time`, async () => {
    test.setTimeout(240_000);
    expect(await release('publish', part, '--as', SECOND)).toBe(SECOND);
    if (part === 'content') await publishWithoutRewards();
  });
}
