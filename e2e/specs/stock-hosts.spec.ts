import { createHash } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { ReleaseInfo } from '@foyer/shared/remote';
import { expect, test } from '../support/fixtures';
import { liveParts, release, siteFolder, workspace } from '../support/release';
import { type StaticHost, serveHost } from '../support/static-host';
import { buildFixture } from '../support/stock';

const VERSION = '5.0.0';
const NAME = 'content_5_0_0';
const folder = `/content/${VERSION}/`;

// One worker, because parallel builds of one release would overwrite each other.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  test.setTimeout(240_000);
  const sources = path.join(workspace, 'e2e', 'fixtures', 'own-remote');
  await release('publish', 'content', '--as', VERSION, '--from', sources);
});

const entryOf = (): string => {
  const file = path.join(siteFolder(), folder, 'release.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { entry: string }).entry;
};

test('every release of a remote that is live has a manifest, which its description names by its hash', () => {
  const { shell: _, ...remotes } = liveParts();
  expect(Object.keys(remotes).length).toBeGreaterThan(4);
  for (const { url } of Object.values(remotes)) {
    const released = path.join(siteFolder(), path.dirname(url));
    const info = JSON.parse(readFileSync(path.join(released, 'release.json'), 'utf8')) as ReleaseInfo;
    const manifest = readFileSync(path.join(released, 'mf-manifest.json'));
    expect(info.others?.['mf-manifest.json'], url).toBe(
      `sha256-${createHash('sha256').update(manifest).digest('base64')}`,
    );
  }
});

/** Stock hosts, and how each opens a remote. */
const ways = [
  ['enhanced', 'its entry', entryOf],
  ['enhanced', 'its manifest', () => 'mf-manifest.json'],
  ['webpack', 'its entry', entryOf],
] as const;

for (const [plugin, way, file] of ways) {
  test(`a host built by the plugin of ${plugin} shows a page of ours, by ${way}`, async ({ page }) => {
    const build = await buildFixture('stock-host', { PLUGIN: plugin });
    let host: StaticHost | undefined;
    try {
      host = await serveHost(build, siteFolder());
      await page.goto(`${host.origin}/?name=${NAME}&entry=${folder}${file()}`);
      await expect(page.getByRole('heading', { name: 'From this house' })).toHaveCSS('color', 'rgb(4, 5, 6)');
      await page.getByRole('button', { name: 'Pressed 0 times' }).click();
      await expect(page.getByRole('button', { name: 'Pressed 1 times' })).toBeVisible();
      await expect(page.getByText('And later')).toBeVisible();
    } finally {
      await host?.close();
      rmSync(build, { recursive: true });
    }
  });
}
