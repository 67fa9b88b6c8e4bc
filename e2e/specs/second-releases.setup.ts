import { expect, test } from '@playwright/test';
import { publishPrevious } from '../support/previous';
import { publishWithoutRewards, release, SECOND } from '../support/release';
import { remoteNames } from '../support/remotes';
import { publishStock, STOCK, STOCK_MODULES } from '../support/stock';

test.describe.configure({ mode: 'parallel' });

for (const version of [STOCK, STOCK_MODULES]) {
  test(`content ${version} is published as another team builds it`, async () => {
    test.setTimeout(240_000);
    expect(await publishStock(version)).toBe(version);
  });
}

test('the releases before are published', async () => {
  test.setTimeout(240_000);
  await publishPrevious();
});

for (const part of remoteNames) {
  test(`${part} is published a second time`, async () => {
    test.setTimeout(240_000);
    expect(await release('publish', part, '--as', SECOND)).toBe(SECOND);
    if (part === 'content') await publishWithoutRewards();
  });
}
