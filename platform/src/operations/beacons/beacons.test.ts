import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Site } from '../../base/sites/site';
import { openTestPlatform, type TestPlatform } from '../../testing';

const opsKey = 'open sesame';
const releasesDir = mkdtempSync(path.join(tmpdir(), 'foyer-released-'));
let platform: TestPlatform;
beforeAll(async () => {
  mkdirSync(path.join(releasesDir, 'log'));
  const lines = ['1.0.0', '2.0.0'].map((version) => JSON.stringify({ kind: 'publish', part: 'games', version }));
  writeFileSync(path.join(releasesDir, 'log', 'releases.jsonl'), `${lines.join('\n')}\n{"kind":"publ`);
  platform = await openTestPlatform({ opsKey, releasesDir });
});
afterAll(async () => {
  await platform?.close();
  rmSync(releasesDir, { recursive: true });
});

const ask = (query: string, url = '/_ops/beacons', headers: object = { 'x-ops-key': opsKey }) =>
  platform.app.inject({ url: `${url}?${query}`, headers: { ...headers } });
const figures = async (query: string) => (await ask(query, '/_ops/beacons/figures')).json<Record<string, unknown[]>>();

const games = { part: 'games', version: '1.0.0', variant: 'all' } as const;
const loaded = { ...games, loaded: true, failed: false };
const tell = async (site: Site, body: object, address = '10.0.0.1') => {
  const answer = await platform.api('beacon', {
    site,
    address,
    body: { sampled: true, parts: [], errors: [], ...body },
  });
  expect(answer.success).toBe(true);
};

/** Nine loads and a failure of 1.0.0, loads of 2.0.0 in an experiment, errors, vitals. */
async function visited(site: Site): Promise<void> {
  for (let n = 0; n < 9; n += 1)
    await tell(site, { parts: [loaded], vitals: { ...games, LCP: n < 7 ? 1_000 : 3_000, CLS: 100 } }, `10.0.0.${n}`);
  await tell(site, { parts: [{ ...loaded, failed: true, loaded: false }] }, '10.0.0.99');
  await tell(site, { sampled: false, parts: [{ ...loaded, failed: true }] }, '10.0.0.98');
  await tell(site, { parts: [{ ...loaded, version: '2.0.0', variant: 'split' }] });
  await tell(site, { errors: [{ ...games, message: '<b>"fail" & more', places: ['/games/1.0.0/a.js:1:20'] }] });
}

it('gives loads, failures, visitors and percentiles of each release and variant', async () => {
  const site = await platform.makeMerchant();
  await visited(site);
  const { releases, errors } = await figures(`merchant=${site.code}`);
  expect(releases).toEqual([
    {
      ...{ ...games, loads: 9, failures: 1, otherFailures: 1, errors: 1, visitors: 9, visitorsFailed: 3 },
      ...{ steps: [[59, { loads: 9, failures: 2 }]], p75: { LCP: expect.any(Number), CLS: expect.any(Number) } },
    },
    {
      ...{ part: 'games', version: '2.0.0', variant: 'split', loads: 1, failures: 0, otherFailures: 0, errors: 0 },
      ...{ visitors: 1, visitorsFailed: 0, steps: [[59, { loads: 1, failures: 0 }]], p75: {} },
    },
  ]);
  const [
    {
      p75: { LCP, CLS },
    },
  ] = releases as [{ p75: { LCP: number; CLS: number } }];
  expect([Math.abs(LCP - 1_000) < 100, Math.abs(CLS - 100) < 10]).toEqual([true, true]);
  expect(errors).toMatchObject([{ message: '<b>"fail" & more', count: 1 }]);
});

it('shows one variant, one merchant and one time alone', async () => {
  const [site, other] = [await platform.makeMerchant(), await platform.makeMerchant()];
  await visited(site);
  expect((await figures(`merchant=${site.code}&variant=split`))['releases']).toHaveLength(1);
  expect((await figures(`merchant=${other.code}`))['releases']).toEqual([]);
  platform.clock.advance(2 * 3_600_000);
  expect((await figures(`merchant=${site.code}&hours=1`))['releases']).toEqual([]);
  expect((await figures(`merchant=${site.code}&hours=24`))['releases']).toHaveLength(2);
});

it('is a page with a table, charts and errors that runs nothing but its own script', async () => {
  const site = await platform.makeMerchant();
  await visited(site);
  const page = await ask(`merchant=${site.code}&variant=&hours=24`);
  expect(page.body).toContain('<td>9</td><td>2</td><td><span class="bad">10.0 %</span></td>');
  expect(page.body).toContain('aria-label="Loads and failures of games 1.0.0 over the time"');
  expect(page.body.match(/<rect class="failure"/g)).toHaveLength(1);
  expect(page.body).toContain('&#60;b&#62;');
  expect(page.body).not.toContain('<b>');
  expect(page.body).toContain('/games/1.0.0/a.js:1:20');
  expect(page.body).toContain(`<option value="${site.code}" selected>`);
  expect(page.headers['content-security-policy']).toMatch(
    /^default-src 'none'; style-src 'sha256-\S+'; script-src 'sha256-\S+'; connect-src 'self'; form-action 'self'; frame-ancestors 'none'$/,
  );
  const empty = await ask(`merchant=${(await platform.makeMerchant()).code}`);
  expect(empty.body).toContain('No page has told of anything in this time.');
  expect(empty.body).toContain('No error was told of in this time.');
});

it('is for holders of the key, and refuses what there is not', async () => {
  expect((await ask('', '/_ops/beacons', {})).statusCode).toBe(403);
  expect((await ask('', '/_ops/beacons/figures', {})).statusCode).toBe(403);
  expect((await ask('merchant=NOBODY')).statusCode).toBe(404);
  expect((await ask('hours=9')).statusCode).toBe(400);
  expect((await ask('variant=mine')).statusCode).toBe(400);
});
