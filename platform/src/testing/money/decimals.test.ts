import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { vendorSeeds } from '../../base/db/schema';
import type { Site } from '../../base/sites/site';
import { hashOfSeed, heightOf } from '../../studio/engine/rise';
import { openLobby, someGames } from '../lobby';
import { hostOf, type TestPlatform } from '../platform';
import { round, visit } from '../studio';

const root = path.join(__dirname, '../../../..');

/** Where amounts are handled, on the page and on the platform. */
const places = [
  ...['remotes/wallet/src', 'remotes/agent/src', 'shared/src/money', 'shared/src/report', 'shared/src/ui/money'],
  ...['shell/src/member', 'remotes/account/src/mine', 'desk/src'],
  ...[
    'base/ledger',
    'base/money',
    'base/jackpots',
    'calls/jackpots',
    'base/members',
    'calls/agents',
    'calls/bets',
    'calls/cashier',
    'calls/outcomes',
  ].map((each) => `platform/src/${each}`),
  ...['calls/records', 'calls/transfers', 'calls/wallets', 'calls/withdrawals', 'calls/club', 'jobs/settlements'].map(
    (each) => `platform/src/${each}`,
  ),
  ...['calls/cards', 'calls/purses', 'calls/reports', 'desk', 'operations', 'studio'].map(
    (each) => `platform/src/${each}`,
  ),
];

/** Whatever makes a binary fraction of a text. */
const making = /(?<![\w.])(?:Number|parseFloat|Number\.parseFloat)\(|\.toNumber\(\)|[=(,?:]\s*\+(?=[a-zA-Z(])/;

/** Numbers that are no amounts: ids, counts, moments, multipliers in whole hundredths, and what shows a bar. */
const noAmounts: readonly RegExp[] = [
  /Number\((row\?\.|sums\.|row\.|waiting\?\.)?(count|id|visitors|until|params\.nodeId|height|waiting|before|place)\b/g,
  /Number\((orderNo|number)\.slice\(1\)\)/g,
  /Number\((wish|query)\.to\)/g,
  /Number\(levels\[current\]\?\.benefits\.find\(\(\{ code \}\) => code === 'withdrawals'\)/g,
  /const spare = cents\.minus\(packets\)\.toNumber\(\)/g,
  /Number\(new Big\(wish\.target\)\.times\(100\)\)/g,
  /Number\(\(BigInt\(RETURN\)/g,
  /memberId: .*\.test\(member\) \? Number\(member\) : undefined/g,
  /\[Number\(each\.slice\(1\)\)\]/g,
  /Number\(sums\?\.(rows|count) \?\? 0\)/g,
  /Number\(bodyOf\(IdParams, request\.params\)\.id\)/g,
  /[gl]t\(id, Number\(from\)\)/g,
  // Heights and targets, which are drawn; the slider; counts of people, and of seconds to wait.
  /Number\((round\.multiplier|target|height|slider\.value|activeMembers)\b/g,
  /Number\(value\['retryAfter'\] \?\? 60\)/g,
  // Odds in whole hundredths, and how far stakes lean to a side.
  /product\.round\(0, Big\.roundDown\)\.toNumber\(\)/g,
  /plus\(HALF_WAY\)\)\.round\(2, Big\.roundDown\)\.toNumber\(\)/g,
];

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test(ing)?\.tsx?$|testing\//.test(name))
    .map((name) => path.join(folder, name));
}

function suspicious(code: string): string[] {
  return code
    .split('\n')
    .filter((line) => making.test(noAmounts.reduce((rest, known) => rest.replace(known, ''), line)));
}

describe('amounts', () => {
  it('are made into a binary number nowhere', async () => {
    const files = places.flatMap((place) => filesIn(path.join(root, place)));
    expect(files.length).toBeGreaterThan(250);
    const found = files.flatMap((file) =>
      suspicious(readFileSync(file, 'utf8')).map((line) => `${path.relative(root, file)}: ${line.trim()}`),
    );
    await proves('F-MONEY-07', () => expect(found).toEqual([]));
  });

  it.each([
    'const fee = Number(amount) * 0.01;',
    'return parseFloat(row.balance);',
    'sum += Number.parseFloat(stake);',
    'const total = +wallet.balance;',
    'new Big(stake).times(2).toNumber()',
    'wallets.map((each) => Number(each.balance))',
    'return { count: Number(sums?.count ?? 0), amount: Number(sums?.amount ?? 0) };',
  ])('would be found in: %s', (line) => expect(suspicious(line)).toEqual([line]));
});

describe('a purse with more digits than a binary number has', () => {
  const amount = '9007199254740993.01';
  let platform: TestPlatform;
  let site: Site;
  beforeAll(async () => {
    platform = await openLobby({ opsKey: 'ops' });
    site = await platform.makeMerchant();
  });
  afterAll(() => platform?.close());

  it('keeps them in the balance, the list of purses, the account record and the audit', async () => {
    const member = await platform.makeMember(site, { balance: amount });
    const token = await platform.login(site, member);
    const query = { startDate: '2026-03-14', endDate: '2026-03-14', zone: 0, pageNo: 1, pageSize: 20 };
    const audit = async () => {
      const url = `/_ops/merchants/${site.code}/audit`;
      return (await platform.app.inject({ method: 'GET', url, headers: { 'x-ops-key': 'ops' } })).json();
    };
    await proves('F-MONEY-07', async () => {
      // As it stands on the wire, where a number would have lost its last digits already.
      const { app } = platform;
      const answer = await app.inject({
        url: '/wps/wallets/balance',
        headers: { host: hostOf(site), authorization: token },
      });
      expect(answer.body).toContain(`"sumBalance":"${amount}"`);
      expect((await platform.api('merchantWallet', { site, token })).value.wallets).toContainEqual({
        ...{ code: 'main', name: 'Main wallet', balance: amount },
      });
      const { content, totals } = (await platform.api('accountRecords', { site, token, query })).value;
      expect(content).toMatchObject([{ amount, balance: amount }]);
      expect(totals).toMatchObject({ in: amount, net: amount });
      expect(await audit()).toMatchObject({ sum: '0', different: [] });
    });
  });

  it('is paid 2.15 for a stake of 1.10 at 1.95, and keeps the rest', async () => {
    const member = await platform.makeMember(site, { balance: amount });
    const token = await platform.login(site, member);
    const [game] = await someGames(platform, site, 'INHOUSE');
    const { body } = await visit(platform, site, token, game!);
    // Seeds whose first lantern rises high enough.
    const serverSeed = Array.from({ length: 200 }, (_, at) => `seed${at}`).find(
      (each) => heightOf({ serverSeed: each, clientSeed: 'lucky', nonce: 1 }) >= 195,
    )!;
    const seeds = { serverSeed, clientSeed: 'lucky', serverSeedHash: hashOfSeed(serverSeed) };
    await platform.db.update(vendorSeeds).set(seeds).where(eq(vendorSeeds.memberId, member.id));
    const played = await round(platform, body.token, { key: 'decimals', stake: '1.10', target: '1.95' });
    await proves('F-MONEY-07', async () => {
      expect(played.body).toMatchObject({ won: true, payout: '2.15', balance: '9007199254740994.06' });
      expect((await platform.api('balance', { site, token })).value.sumBalance).toBe('9007199254740994.06');
    });
  });
});
