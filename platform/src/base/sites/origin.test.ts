import { eq } from 'drizzle-orm';
import { openTestPlatform, type TestPlatform } from '../../testing';
import { merchantHosts } from '../db/schema';
import { isTrusted, originOn, siteOrigin, vendorOrigin } from './origin';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await openTestPlatform();
});
afterAll(() => platform?.close());

describe('the origin of a merchant’s site', () => {
  it('is that of its first host, with https and without a port', async () => {
    const site = await platform.makeMerchant({ hosts: ['www.first.example', 'also.example', 'a.localhost'] });
    expect(await siteOrigin(platform.db, site, 4000)).toBe('https://www.first.example');
  });

  it('is plain http with the public port only on names of this machine', async () => {
    const site = await platform.makeMerchant({ hosts: ['mine.localhost', 'other.example'] });
    expect(await siteOrigin(platform.db, site, 4000)).toBe('http://mine.localhost:4000');
    expect(await siteOrigin(platform.db, site, 80)).toBe('http://mine.localhost');
    expect(await siteOrigin(platform.db, site, undefined)).toBe('http://mine.localhost');
  });

  it('is the plain name of this machine for the demonstration', async () => {
    const site = await platform.makeMerchant({ code: 'DEMO' });
    expect(await siteOrigin(platform.db, site, 4000)).toBe('http://localhost:4000');
  });

  it('follows the first host, of which a merchant has one', async () => {
    const site = await platform.makeMerchant({ hosts: ['old.example', 'new.example'] });
    const set = (host: string, first: boolean) =>
      platform.db.update(merchantHosts).set({ first }).where(eq(merchantHosts.host, host));
    await expect(set('new.example', true)).rejects.toThrow();
    await set('old.example', false);
    await set('new.example', true);
    expect(await siteOrigin(platform.db, site, 4000)).toBe('https://new.example');
  });

  it('does not exist without a host', async () => {
    const site = await platform.makeMerchant({ hosts: ['gone.example'] });
    await platform.db.delete(merchantHosts).where(eq(merchantHosts.host, 'gone.example'));
    await expect(siteOrigin(platform.db, site, 4000)).rejects.toThrow('has no first host');
  });
});

describe('the origin of a page that asks', () => {
  it('is that of its own host if it is the merchant’s, else the first', async () => {
    const site = await platform.makeMerchant({ hosts: ['front.example', 'side.localhost'] });
    const other = await platform.makeMerchant({ hosts: ['foreign.example'] });
    expect(await originOn(platform.db, site, 'side.localhost', 4000)).toBe('http://side.localhost:4000');
    expect(await originOn(platform.db, site, 'foreign.example', 4000)).toBe('https://front.example');
    expect(await originOn(platform.db, other, 'evil.example', 4000)).toBe('https://foreign.example');
    const open = await platform.makeMerchant({ hosts: ['open.localhost', '192.0.2.7'] });
    expect(await originOn(platform.db, open, '192.0.2.7', 4000)).toBe('http://192.0.2.7:4000');
  });
});

it.each([
  ['real.example', 'http', true],
  ['localhost', 'http', true],
  ['w3.localhost', 'http', true],
  ['127.0.0.1', 'http', true],
  ['[::1]', 'http', true],
  ['192.0.2.7', 'http', false],
  ['192.0.2.7.', 'http', false],
  ['[2001:db8::7]', 'http', false],
  ['192.0.2.7', 'https', true],
] as const)('a browser trusts %s by %s: %s', (hostname, protocol, trusted) => {
  expect(isTrusted({ hostname, protocol })).toBe(trusted);
});

it('the vendor’s has no scheme, and the port only on names of this machine', () => {
  expect(vendorOrigin('play.localhost', 4000)).toBe('//play.localhost:4000');
  expect(vendorOrigin('games.example', 4000)).toBe('//games.example');
});
