import { randomUUID } from 'node:crypto';
import Big from 'big.js';
import type { Site } from '../../base/sites/site';
import { openTestPlatform, type TestPlatform } from '../../testing';
import { openTestPostgres, type TestPostgres } from '../../testing/postgres';
import { askVendors } from './transfers';

jest.setTimeout(180_000);

let server: TestPostgres;
let instances: readonly TestPlatform[];
let platform: TestPlatform;
let site: Site;
beforeAll(async () => {
  server = await openTestPostgres();
  const at = { url: await server.freshDatabase() };
  instances = [await openTestPlatform({ at, opsKey: 'ops' }), await openTestPlatform({ at, opsKey: 'ops' })];
  platform = instances[0]!;
  site = await platform.makeMerchant({});
});
afterAll(async () => {
  for (const each of instances ?? []) await each.close();
  await server?.close();
});

async function ops(method: 'PUT' | 'GET', path: string, payload?: object) {
  const url = `/_ops/merchants/${site.code}${path}`;
  return (
    await platform.app.inject({ method, url, headers: { 'x-ops-key': 'ops' }, ...(payload && { payload }) })
  ).json();
}
const trouble = (vendor: string, kind: string) => ops('PUT', `/vendors/${vendor}/trouble`, { kind });
const audited = async () => expect(await ops('GET', '/audit')).toMatchObject({ sum: '0', different: [] });

async function enter(choices: { type?: number; balance?: string } = {}) {
  const member = await platform.makeMember(site, { balance: '1000', ...choices });
  const token = await platform.login(site, member);
  const days = { startDate: '2026-03-13', endDate: '2026-03-15', zone: 0, pageNo: 1, pageSize: 20 };
  const list = async () => (await platform.api('merchantWallet', { site, token })).value;
  return {
    move: (from: string, to: string, amount: string, key: string = randomUUID(), instance = 0) =>
      (instances[instance % 2] ?? platform).api('walletTransfer', { site, token, body: { from, to, amount, key } }),
    vendor: (vendor: string) => platform.api('vendorWallet', { site, token, query: { vendor } }),
    vendors: async () => (await platform.api('vendorWallets', { site, token })).value,
    list,
    purses: async () => Object.fromEntries((await list()).wallets.map(({ code, balance }) => [code, balance])),
    total: async () => (await platform.api('balance', { site, token })).value.sumBalance,
    records: async () => (await platform.api('accountRecords', { site, token, query: days })).value.content,
  };
}

describe('a transfer between purses', () => {
  it('moves its amount once, or not at all', async () => {
    const player = await enter();
    await proves('F-TRANSFER-02', async () => {
      const key = randomUUID();
      const sent = await Promise.all(
        Array.from({ length: 20 }, (_, at) => player.move('main', 'vendor:TF', '400.25', key, at)),
      );
      for (const { value } of sent) expect(value).toEqual(sent[0]?.value);
      expect(await player.purses()).toEqual({ main: '599.75', bonus: '0', 'vendor:TF': '400.25' });
      expect((await player.vendor('TF')).value).toEqual({ vendor: 'TF', balance: '400.25' });
      expect(await player.total()).toBe('1000');
      const records = (await player.records()).filter(({ kind }) => kind === 'transfer');
      expect(records.map(({ amount }) => amount).sort()).toEqual(['-400.25', '400.25']);
      expect(records.reduce((sum, { amount }) => sum.plus(amount), new Big(0)).toFixed()).toBe('0');
      for (const { between, subject } of records) {
        expect(between).toEqual({ from: 'main', to: 'vendor:TF', vendor: 'Thunder Field' });
        expect(subject).toBe(sent[0]?.value.orderNo);
      }
      expect((await player.move('main', 'vendor:TF', '599.76')).code).toBe('balance.insufficient');
      expect((await player.move('vendor:TF', 'main', '400.26')).code).toBe('balance.insufficient');
      for (const [from, to] of [
        ...[
          ['main', 'main'],
          ['vendor:TF', 'vendor:TF'],
          ['bonus', 'main'],
          ['main', 'bonus'],
          ['held', 'main'],
        ],
        ...[
          ['main', 'vendor:NOSUCH'],
          ['vendor:TF', 'vendor:DS88'],
          ['main', 'vendor:constructor'],
        ],
      ]) {
        expect(await player.move(from ?? '', to ?? '', '10')).toMatchObject({ status: 400, code: 'request.invalid' });
      }
      expect((await player.move('main', 'vendor:TF', '0.99')).code).toBe('amount.range');
      expect(await player.purses()).toEqual({ main: '599.75', bonus: '0', 'vendor:TF': '400.25' });
      await audited();
    });
    expect((await player.move('vendor:TF', 'main', '400.25')).success).toBe(true);
    expect(await player.purses()).toEqual({ main: '1000', bonus: '0', 'vendor:TF': '0' });
  });

  it('is not for trial accounts', async () => {
    const trial = await enter({ type: 4 });
    expect((await trial.move('main', 'vendor:TF', '10')).code).toBe('login.free.account');
  });

  it.each([
    ['cut', 'main', 'vendor:DS88', { main: '1000', 'vendor:DS88': '300' }, { main: '700', 'vendor:DS88': '600' }],
    ['drop', 'main', 'vendor:DS88', { main: '1000', 'vendor:DS88': '300' }, { main: '1000', 'vendor:DS88': '300' }],
    ['cut', 'vendor:DS88', 'main', { main: '1000', 'vendor:DS88': '300' }, { main: '1300', 'vendor:DS88': '0' }],
    ['drop', 'vendor:DS88', 'main', { main: '1000', 'vendor:DS88': '300' }, { main: '1000', 'vendor:DS88': '300' }],
  ] as const)(
    'whose answer is lost (%s) from %s to %s is on its way until the vendor was asked, once',
    async (kind, from, to, before, after) => {
      const player = await enter({ balance: '1300' });
      await player.move('main', 'vendor:DS88', '300');
      await trouble('DS88', kind);
      await proves('F-TRANSFER-03', async () => {
        const { value } = await player.move(from, to, '300');
        const left = new Big(before[from]).minus('300').toFixed();
        expect(await player.purses()).toMatchObject({ [from]: left, [to]: before[to] });
        expect((await player.list()).onWay).toEqual([value]);
        expect(await player.total()).toBe('1000');
        await audited();
        // A vendor that does not answer is not asked, and a young transfer neither.
        await trouble('DS88', 'down');
        expect(await askVendors(platform.db, platform.clock.now, 0)).toBe(0);
        await trouble('DS88', 'none');
        expect(await askVendors(platform.db, platform.clock.now)).toBe(0);
        const ended = await Promise.all(instances.map(({ db, clock }) => askVendors(db, clock.now, 0)));
        expect(ended.reduce((sum, each) => sum + each, 0)).toBe(1);
        expect(await askVendors(platform.db, platform.clock.now, 0)).toBe(0);
        expect(await player.purses()).toMatchObject(after);
        expect((await player.list()).onWay).toBeUndefined();
        expect((await player.vendor('DS88')).value.balance).toBe(after['vendor:DS88']);
        await audited();
      });
    },
  );
});

describe('a vendor', () => {
  it('that does not answer is unavailable, and nothing leaves', async () => {
    const player = await enter();
    await player.move('main', 'vendor:NORTHLINE', '100');
    for (const kind of ['down', 'hang']) {
      await trouble('NORTHLINE', kind);
      expect((await player.vendor('NORTHLINE')).code).toBe('vendor.unavailable');
      expect((await player.move('main', 'vendor:NORTHLINE', '10')).code).toBe('vendor.unavailable');
      expect((await player.list()).wallets.at(-1)).toMatchObject({ code: 'vendor:NORTHLINE', unavailable: true });
      expect((await player.vendor('GRANDSTAND')).value.balance).toBe('0');
    }
    await trouble('NORTHLINE', 'none');
    expect(await player.purses()).toMatchObject({ main: '900', 'vendor:NORTHLINE': '100' });
  });

  it('that is closed gives money back, and takes none', async () => {
    const player = await enter();
    await player.move('main', 'vendor:GRANDSTAND', '100');
    await trouble('GRANDSTAND', 'closed');
    await proves('F-TRANSFER-04', async () => {
      expect((await player.vendors()).filter(({ closed }) => closed).map(({ vendor }) => vendor)).toEqual([
        'GRANDSTAND',
      ]);
      expect((await player.move('main', 'vendor:GRANDSTAND', '10')).code).toBe('vendor.maintenance');
      expect((await player.move('vendor:GRANDSTAND', 'main', '100')).success).toBe(true);
      expect(await player.purses()).toMatchObject({ main: '1000', 'vendor:GRANDSTAND': '0' });
    });
    await trouble('GRANDSTAND', 'none');
  });
});
