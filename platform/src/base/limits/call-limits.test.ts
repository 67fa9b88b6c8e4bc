import type { CallRow } from '@foyer/shared/contract';
import { openTestDatabase, type TestDatabase } from '../../testing/database';
import type { Db } from '../db/database';
import { bodyLimitOf, countCall, isCostly, rateOf, refuseLongBody } from './call-limits';

const plain = { sealed: false } as unknown as CallRow;
const sealed = { sealed: true } as unknown as CallRow;
const own = { action: 'own', limit: 2, windowMs: 1000 };

describe('the body of a call', () => {
  it('may have 4 KB, 8 KB sealed, or what its route says', () => {
    expect([plain, sealed].map((row) => bodyLimitOf(row, {}))).toEqual([4096, 8192]);
    expect([plain, sealed].map((row) => bodyLimitOf(row, { bodyLimit: 7 }))).toEqual([7, 7]);
  });

  it('is refused when its declared length is too long', () => {
    const saying = (length?: string) => () =>
      refuseLongBody({ headers: length === undefined ? {} : { 'content-length': length } }, 10);
    expect(saying('11')).toThrow(expect.objectContaining({ code: 'request.invalid', status: 413 }));
    expect(saying('10')).not.toThrow();
    expect(saying()).not.toThrow();
    expect(() => refuseLongBody({ headers: {} }, 0)).not.toThrow();
  });

  it('is read only for members when it is sealed or longer than a form', () => {
    expect(isCostly(plain, {})).toBe(false);
    expect(isCostly(sealed, {})).toBe(true);
    expect(isCostly(plain, { bodyLimit: 100_000 })).toBe(true);
  });
});

describe('the rate of a call', () => {
  it('is its own, else 240 a minute where it is sealed, else none', () => {
    expect(rateOf('login', sealed, { rate: own })).toBe(own);
    expect(rateOf('login', plain, { rate: own })).toBe(own);
    expect(rateOf('login', sealed, {})).toEqual({ action: 'call.login', limit: 240, windowMs: 60_000 });
    expect(rateOf('login', plain, {})).toBeUndefined();
  });

  describe('counted', () => {
    let platform: TestDatabase;
    beforeAll(async () => {
      platform = await openTestDatabase();
    });
    afterAll(() => platform?.close());

    it('is counted for each subscriber and merchant, and refused beyond its limit', async () => {
      const [site, other] = [await platform.makeMerchant(), await platform.makeMerchant()];
      const { now } = platform.clock;
      const count = (ip: string, at = site) => countCall(platform.db, own, { site: at, ip, now });
      await count('2001:db8::1');
      await count('2001:db8::2');
      await expect(count('2001:db8::3')).rejects.toMatchObject({ code: 'rate.limited' });
      await count('2001:db8:0:1::1');
      await count('2001:db8::1', other);
      await countCall(platform.db, { ...own, action: 'another' }, { site, ip: '2001:db8::1', now });
    });

    it('is not counted without a rate', async () => {
      const site = await platform.makeMerchant();
      const none = undefined as unknown as Db;
      await expect(countCall(none, undefined, { site, ip: '192.0.2.1', now: new Date() })).resolves.toBeUndefined();
    });
  });
});
