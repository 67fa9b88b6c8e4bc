import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { beaconVisitors } from '../../base/db/schema';
import type { Site } from '../../base/sites/site';
import { openTestPlatform, type TestPlatform } from '../../testing';
import type { Verdict } from './verdicts';

const opsKey = 'open sesame';
const releasesDir = mkdtempSync(path.join(tmpdir(), 'foyer-released-'));
let platform: TestPlatform;
beforeAll(async () => {
  mkdirSync(path.join(releasesDir, 'log'));
  const lines = ['1.0.0', '2.0.0'].map((version) => JSON.stringify({ kind: 'publish', part: 'games', version }));
  writeFileSync(path.join(releasesDir, 'log', 'releases.jsonl'), `${lines.join('\n')}\n`);
  platform = await openTestPlatform({ opsKey, releasesDir });
});
afterAll(async () => {
  await platform?.close();
  rmSync(releasesDir, { recursive: true });
});

const ask = (query: object, url = '/_ops/beacons/verdicts', headers: object = { 'x-ops-key': opsKey }) =>
  platform.app.inject({ url: `${url}?${new URLSearchParams({ ...query })}`, headers: { ...headers } });
const hoursAgo = (hours: number) => new Date(platform.clock.now.getTime() - hours * 3_600_000).toISOString();
const verdicts = async (site: Site, query: object = {}) =>
  (await ask({ merchant: site.code, since: hoursAgo(1), ...query })).json<{ verdicts: Verdict[] }>().verdicts;
/** The one on 2.0.0. */
const verdict = async (site: Site, query: object = {}) =>
  (await verdicts(site, query)).find(({ release }) => release.version === '2.0.0');

interface Visit {
  readonly version: string;
  readonly failed: boolean;
  readonly address: string;
  readonly browser?: string;
  readonly variant?: string;
  readonly sampled?: boolean;
}
async function visit(
  site: Site,
  { version, failed, address, browser = 'b', variant = 'split', sampled = true }: Visit,
) {
  const parts = [{ part: 'games', version, variant, loaded: !failed, failed }];
  const headers = { 'user-agent': browser };
  const answer = await platform.api('beacon', { site, address, headers, body: { sampled, parts, errors: [] } });
  expect(answer.success).toBe(true);
}
const range = (count: number) => Array.from({ length: count }, (_, n) => n);
/** Visitors at addresses of their own, the first of whom a release fails, as the platform notes them. */
async function visits(
  site: Site,
  version: string,
  {
    all,
    failed,
    net = 1,
    variant = 'split',
    sampled = true,
  }: Pick<Partial<Visit>, 'variant' | 'sampled'> & {
    readonly all: number;
    readonly failed: number;
    readonly net?: number;
  },
) {
  const hour = new Date(Math.floor(platform.clock.now.getTime() / 3_600_000) * 3_600_000);
  const rows = range(all).map((n) => ({
    ...{ merchantCode: site.code, hour, part: 'games', version, variant },
    ...{ kind: n >= failed ? 'load' : sampled ? 'failure' : 'other', visitor: `v${net} ${n}`, address: `a${net} ${n}` },
  }));
  await platform.db.insert(beaconVisitors).values(rows).onConflictDoNothing();
}

it('says that a release fails more than the one beside it, with the evidence, and not the other way round', async () => {
  const site = await platform.makeMerchant();
  await visits(site, '1.0.0', { all: 120, failed: 1 });
  await visits(site, '2.0.0', { all: 20, failed: 9, net: 2 });
  const [first, second] = await verdicts(site);
  expect(first).toMatchObject({
    ...{ part: 'games', variant: 'split', failsMore: false },
    release: { version: '1.0.0', visitors: 120, failed: 1, addresses: 1 },
    against: { version: '2.0.0' },
    says: 'It is not known that games 1.0.0 fails more than 2.0.0: 1 of 120 visitors against 9 of 20.',
  });
  expect(second).toMatchObject({
    failsMore: true,
    release: { version: '2.0.0', visitors: 20, failed: 9, addresses: 9 },
  });
  expect(second?.difference).toBeCloseTo(9 / 20 - 1 / 120, 10);
  expect(second?.says).toMatch(
    /^games 2\.0\.0 fails more than 1\.0\.0: 9 of 20 visitors against 1 of 120, at least \d+\.\d percentage points more\.$/,
  );
  const page = async () => (await ask({ merchant: site.code }, '/_ops/beacons')).body;
  expect(await page()).toContain(`<p class="bad">${second?.says} (in an experiment)</p>`);
});

it('says nothing where a release fails as often as the other one', async () => {
  const site = await platform.makeMerchant();
  await visits(site, '1.0.0', { all: 60, failed: 6 });
  await visits(site, '2.0.0', { all: 20, failed: 3, net: 2 });
  expect(await verdict(site)).toMatchObject({ failsMore: false });
  const page = await ask({ merchant: site.code }, '/_ops/beacons');
  expect(page.body).toContain('No release is known to fail more than another one of its part.');
});

describe('somebody who forges failures', () => {
  it('from one address counts for five visitors, with as many browsers and beacons as they like', async () => {
    const site = await platform.makeMerchant();
    await visits(site, '1.0.0', { all: 120, failed: 0 });
    await visits(site, '2.0.0', { all: 10, failed: 0, net: 2 });
    for (const n of range(20))
      await visit(site, { version: '2.0.0', failed: true, address: '10.9.9.9', browser: `b${n}` });
    const { hour, address } = beaconVisitors;
    await platform.db.execute(sql`insert into beacon_visitors
      select merchant_code, ${hour}, part, version, variant, kind, visitor || n, ${address}
      from beacon_visitors, generate_series(1, 500) n where merchant_code = ${site.code} and kind = 'failure'`);
    expect((await platform.db.select().from(beaconVisitors)).length).toBeGreaterThan(10_000);
    expect(await verdict(site)).toMatchObject({
      failsMore: false,
      release: { visitors: 15, failed: 5, addresses: 1 },
    });
  });

  it('from four addresses is not enough, however sure the numbers are', async () => {
    const site = await platform.makeMerchant();
    await visits(site, '1.0.0', { all: 120, failed: 0 });
    const forge = (address: number) =>
      Promise.all(
        range(5).map((n) =>
          visit(site, { version: '2.0.0', failed: true, address: `10.9.9.${address}`, browser: `${n}` }),
        ),
      );
    for (const address of range(4)) await forge(address);
    const found = await verdict(site);
    expect(found).toMatchObject({ failsMore: false, release: { failed: 20, addresses: 4 } });
    expect(found?.low).toBeGreaterThan(0.5);
    await forge(4);
    expect(await verdict(site)).toMatchObject({ failsMore: true });
  });
});

it('compares only what visitors did not choose, of sampled visits, within a variant', async () => {
  const site = await platform.makeMerchant();
  await visits(site, '1.0.0', { all: 60, failed: 0, variant: 'all' });
  await visits(site, '1.0.0', { all: 3, failed: 0 });
  await visits(site, '1.0.0', { all: 20, failed: 0, net: 2, variant: 'fallback' });
  await visits(site, '2.0.0', { all: 20, failed: 20, net: 2, variant: 'fallback' });
  await visits(site, '2.0.0', { all: 20, failed: 20, net: 2, sampled: false });
  expect(await verdicts(site)).toEqual([]);
  await visits(site, '2.0.0', { all: 1, failed: 1, net: 3 });
  expect(await verdict(site)).toMatchObject({ variant: 'split', release: { visitors: 1 }, against: { visitors: 3 } });
});

it('asks one merchant, or all but some, and a release from a moment on', async () => {
  const [site, other] = [await platform.makeMerchant(), await platform.makeMerchant()];
  await visits(site, '1.0.0', { all: 40, failed: 0, variant: 'all' });
  await visits(site, '2.0.0', { all: 12, failed: 12, net: 2, variant: 'all' });
  expect(await verdicts(other)).toEqual([]);
  const all = (query: object) =>
    ask({ since: hoursAgo(1), part: 'games', ...query }).then(
      (answer) => answer.json<{ verdicts: Verdict[] }>().verdicts,
    );
  const ofAll = (found: readonly Verdict[]) =>
    found.find(({ variant, release }) => variant === 'all' && release.version === '2.0.0');
  expect(ofAll(await all({}))).toMatchObject({ failsMore: true, release: { visitors: 12 } });
  expect(ofAll(await all({ without: `X,${site.code}` }))).toBeUndefined();
  expect(await all({ part: 'wallet' })).toEqual([]);
  platform.clock.advance(3_600_000);
  const later = { since: hoursAgo(3), version: '2.0.0', from: hoursAgo(0) };
  expect(await verdict(site, later)).toBeUndefined();
  await visits(site, '2.0.0', { all: 2, failed: 0, net: 2, variant: 'all' });
  expect(await verdict(site, later)).toMatchObject({
    release: { visitors: 2, failed: 0 },
    against: { visitors: 40 },
  });
  expect(await verdict(site, { since: hoursAgo(3) })).toMatchObject({ release: { visitors: 12, failed: 12 } });
});

it('is for holders of the key, and refuses what there is not', async () => {
  const query = { since: hoursAgo(1) };
  expect((await ask(query, undefined, {})).statusCode).toBe(403);
  expect((await ask({})).statusCode).toBe(400);
  expect((await ask({ since: 'yesterday' })).statusCode).toBe(400);
  expect((await ask({ ...query, version: '1.0.0', from: 'x' })).statusCode).toBe(400);
  expect((await ask({ ...query, merchant: 'NOBODY' })).statusCode).toBe(404);
});
