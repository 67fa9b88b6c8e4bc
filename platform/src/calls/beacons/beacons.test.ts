import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { beaconCounts, beaconErrors, beaconSalts, beaconVisitors } from '../../base/db/schema';
import type { Site } from '../../base/sites/site';
import { sweepAll } from '../../jobs/sweep';
import { openTestPlatform, type TestPlatform } from '../../testing';
import { openTestPostgres, type TestPostgres } from '../../testing/postgres';
import { GROUPS } from './errors';

jest.setTimeout(120_000);

const opsKey = 'open sesame';
const releasesDir = mkdtempSync(path.join(tmpdir(), 'foyer-released-'));
const publish = (part: string, version: string) =>
  writeFileSync(
    path.join(releasesDir, 'log', 'releases.jsonl'),
    `${JSON.stringify({ at: '2026-11-27T00:00:00.000Z', kind: 'publish', part, version })}\n`,
    { flag: 'a' },
  );
let server: TestPostgres;
let at: { readonly url: string };
let platform: TestPlatform;
/** Another instance on the same database. */
let second: TestPlatform;
beforeAll(async () => {
  mkdirSync(path.join(releasesDir, 'log'));
  for (const version of ['1.0.0', '2.0.0']) publish('games', version);
  server = await openTestPostgres();
  at = { url: await server.freshDatabase() };
  platform = await openTestPlatform({ opsKey, releasesDir, at });
  second = await openTestPlatform({ opsKey, releasesDir, at });
});
afterAll(async () => {
  await second?.close();
  await platform?.close();
  await server?.close();
  rmSync(releasesDir, { recursive: true });
});

const games = { part: 'games', version: '1.0.0', variant: 'all' } as const;
const loaded = { ...games, loaded: true, failed: false };
const failed = { ...games, loaded: false, failed: true };
const thrown = {
  ...games,
  message: 'TypeError: x is not a function',
  places: ['/games/1.0.0/list.1a2b.js:1:20'],
};
const tell = (site: Site, body: object, more: object = {}, to: TestPlatform = platform) =>
  to.api('beacon', { site, body: { sampled: true, parts: [], errors: [], ...body }, ...more });

/** Counts of a merchant by kind; a vital with its bucket. */
async function countsOf({ code }: Site): Promise<Record<string, number>> {
  const { kind, version, variant, bucket, count } = beaconCounts;
  const rows = await platform.db
    .select({ kind, version, variant, bucket, sum: sql<string>`sum(${count})` })
    .from(beaconCounts)
    .where(eq(beaconCounts.merchantCode, code))
    .groupBy(kind, version, variant, bucket);
  return Object.fromEntries(
    rows.map((row) => [`${row.version} ${row.variant} ${row.kind} ${row.bucket}`, Number(row.sum)]),
  );
}
const errorsOf = ({ code }: Site) =>
  platform.db.select().from(beaconErrors).where(eq(beaconErrors.merchantCode, code)).orderBy(beaconErrors.count);
const visitorsOf = ({ code }: Site) =>
  platform.db.select().from(beaconVisitors).where(eq(beaconVisitors.merchantCode, code));

describe('a beacon', () => {
  it('counts what loaded, failed and threw, and how fast it was, by release and variant', async () => {
    const site = await platform.makeMerchant();
    const answer = await tell(site, {
      parts: [loaded, { ...failed, version: '2.0.0', variant: 'split' }],
      errors: [thrown],
      vitals: { ...games, LCP: 1_000, CLS: 0 },
    });
    expect(answer).toMatchObject({ status: 200, success: true, value: null });
    expect(await countsOf(site)).toEqual({
      '1.0.0 all load 0': 1,
      '2.0.0 split failure 0': 1,
      '1.0.0 all error 0': 1,
      '1.0.0 all LCP 73': 1,
      '1.0.0 all CLS 0': 1,
    });
    expect(await errorsOf(site)).toMatchObject([{ message: thrown.message, places: thrown.places[0], count: 1 }]);
    const kinds = (await visitorsOf(site)).map(({ kind }) => kind).sort();
    expect(kinds).toEqual(['error', 'failure', 'load']);
  });

  it('of a visit that was not sampled counts failures and errors apart, and neither loads nor vitals', async () => {
    const site = await platform.makeMerchant();
    await tell(site, { sampled: false, parts: [loaded, failed], errors: [thrown], vitals: { ...games, LCP: 1_000 } });
    expect(await countsOf(site)).toEqual({ '1.0.0 all other 0': 1, '1.0.0 all error 0': 1 });
  });

  it('of one merchant is not that of another', async () => {
    const [mine, other] = [await platform.makeMerchant(), await platform.makeMerchant()];
    await tell(mine, { parts: [loaded], errors: [thrown] });
    expect([await countsOf(other), await errorsOf(other), await visitorsOf(other)]).toEqual([{}, [], []]);
  });

  it('about a release that was never published counts for nothing, and its places are not kept', async () => {
    const site = await platform.makeMerchant();
    const made = { ...games, version: '6.6.6' };
    const wallet = { ...games, part: 'wallet' };
    const answer = await tell(site, {
      parts: [
        { ...loaded, ...made },
        { ...failed, ...wallet },
      ],
      errors: [
        { ...thrown, ...made },
        { ...thrown, places: ['/games/6.6.6/x.js:1:1', ...thrown.places] },
      ],
      vitals: { ...made, LCP: 1 },
    });
    expect(answer).toMatchObject({ success: true, value: null });
    expect(await countsOf(site)).toEqual({ '1.0.0 all error 0': 1 });
    expect(await errorsOf(site)).toMatchObject([{ places: thrown.places[0] }]);
    publish('games', '6.6.6');
    await tell(site, { parts: [{ ...loaded, ...made }] });
    expect(await countsOf(site)).toMatchObject({ '6.6.6 all load 0': 1 });
  });

  it('counts for nothing where the platform knows no releases', async () => {
    const alone = await openTestPlatform({ at });
    const site = await platform.makeMerchant();
    expect(await tell(site, { parts: [loaded] }, {}, alone)).toMatchObject({ success: true });
    expect(await countsOf(site)).toEqual({});
    await alone.close();
  });
});

describe('a stranger', () => {
  it.each([
    ['a mail', { errors: [{ ...thrown, message: 'no mali@example.com' }] }],
    ['a number', { errors: [{ ...thrown, message: 'no 0812345678' }] }],
    ['letters that no message of a browser has', { errors: [{ ...thrown, message: 'ไม่มี' }] }],
    ['a long message', { errors: [{ ...thrown, message: 'x'.repeat(121) }] }],
    ['an address as place', { errors: [{ ...thrown, places: ['https://evil.example/games/1.0.0/x.js:1:1'] }] }],
    ['a place with a query', { errors: [{ ...thrown, places: ['/games/1.0.0/x.js?key=1:1:1'] }] }],
    ['a variant of their own', { parts: [{ ...loaded, variant: 'mine' }] }],
    ['a field of their own', { parts: [{ ...loaded, account: 'mali' }] }],
    ['a name', { visitor: 'mali' }],
    ['a slow day', { vitals: { ...games, LCP: 60_001 } }],
    ['half a millisecond', { vitals: { ...games, LCP: 0.5 } }],
    ['many parts', { parts: Array(13).fill(loaded) }],
    ['many errors', { errors: Array(4).fill(thrown) }],
  ])('is refused with %s', async (_, body) => {
    const site = await platform.makeMerchant();
    expect(await tell(site, body)).toMatchObject({ status: 400, code: 'request.invalid' });
    expect(await countsOf(site)).toEqual({});
  });

  it('with more than 4 KB is refused before it is read', async () => {
    const site = await platform.makeMerchant();
    expect(await tell(site, { more: 'x'.repeat(4096) })).toMatchObject({ status: 413 });
  });

  it('is heard 240 times a minute from one address, and others still are', async () => {
    const site = await platform.makeMerchant();
    const told = [];
    for (let i = 0; i < 241; i += 1) told.push(await tell(site, { parts: [loaded] }));
    expect(told.map(({ code }) => code).filter((code) => code !== undefined)).toEqual(['rate.limited']);
    expect(await tell(site, { parts: [loaded] }, { address: '10.0.0.9' })).toMatchObject({ success: true });
    expect(await countsOf(site)).toEqual({ '1.0.0 all load 0': 241 });
  });

  it('counts as one visitor, however much they send; another address or browser as another', async () => {
    const site = await platform.makeMerchant();
    for (let i = 0; i < 5; i += 1) await tell(site, { parts: [failed] });
    expect(await visitorsOf(site)).toHaveLength(1);
    await tell(site, { parts: [failed] }, { address: '10.0.0.9' });
    await tell(site, { parts: [failed] }, { headers: { 'user-agent': 'another' } });
    const visitors = await visitorsOf(site);
    expect(new Set(visitors.map(({ visitor }) => visitor)).size).toBe(3);
    expect(JSON.stringify(visitors)).not.toMatch(/127\.0\.0\.1|10\.0\.0\.9|another/);
  });

  it('has a release’s errors in no more groups than there may be, also many at once', async () => {
    const site = await platform.makeMerchant();
    const word = (n: number) => `e${'abcdefghij'[n % 10]}${'abcdefghij'[Math.floor(n / 10)]}`;
    const all = Array.from({ length: GROUPS + 20 }, (_, n) => ({ ...thrown, message: word(n) }));
    await Promise.all(all.map((each, n) => tell(site, { errors: [each] }, {}, n % 2 === 0 ? platform : second)));
    const groups = await errorsOf(site);
    expect(groups).toHaveLength(GROUPS + 1);
    expect(groups.at(-1)).toMatchObject({ fingerprint: 'more', count: 20 });
    await tell(site, { errors: [{ ...thrown, message: groups[0]?.message }] });
    expect((await errorsOf(site)).map(({ count }) => count).slice(-2)).toEqual([2, 20]);
  });
});

test('beacons to two instances at once all count', async () => {
  const site = await platform.makeMerchant();
  const many = Array.from({ length: 120 }, (_, n) =>
    tell(
      site,
      { parts: [loaded, { ...failed, version: '2.0.0' }], errors: [thrown], vitals: { ...games, LCP: 500 } },
      { address: `10.1.0.${n}` },
      n % 2 === 0 ? platform : second,
    ),
  );
  for (const answer of await Promise.all(many)) expect(answer).toMatchObject({ status: 200, success: true });
  expect(await countsOf(site)).toMatchObject({
    '1.0.0 all load 0': 120,
    '2.0.0 all failure 0': 120,
    '1.0.0 all error 0': 120,
    '1.0.0 all LCP 66': 120,
  });
  expect((await errorsOf(site)).map(({ count }) => count)).toEqual([120]);
});

test('counts go after three days, visitors after two, salts after one, errors after thirty', async () => {
  const site = await platform.makeMerchant();
  await tell(site, { parts: [loaded], errors: [thrown] });
  const left = async (days: number) => {
    await sweepAll(platform.db, new Date(platform.clock.now.getTime() + days * 86_400_000));
    const salts = await platform.db.select().from(beaconSalts);
    const all = [Object.keys(await countsOf(site)), await visitorsOf(site), salts, await errorsOf(site)];
    return all.map(({ length }) => length > 0);
  };
  expect(await left(0.9)).toEqual([true, true, true, true]);
  expect(await left(1.1)).toEqual([true, true, false, true]);
  expect(await left(2.1)).toEqual([true, false, false, true]);
  expect(await left(3.1)).toEqual([false, false, false, true]);
  expect(await left(30.1)).toEqual([false, false, false, false]);
});
