import { brotliDecompressSync } from 'node:zlib';
import { hostOf, type TestPlatform } from '../../testing';
import { openLobby, someGames } from '../../testing/lobby';

jest.setTimeout(60_000);

let platform: TestPlatform;
beforeAll(async () => {
  platform = await openLobby();
});
afterAll(() => platform.close());

describe('pictures', () => {
  it('are SVG without script, kept for good, compressed, on the site and on the vendor’s origin', async () => {
    const site = await platform.makeMerchant();
    const [game] = await someGames(platform, site, 'FISH');
    for (const host of [hostOf(site), 'play.localhost']) {
      const headers = { host, 'accept-encoding': 'gzip, br' };
      const answer = await platform.app.inject({ url: game!.mobileLargeIcon, headers });
      expect(answer.statusCode).toBe(200);
      expect(answer.headers).toMatchObject({
        'content-type': expect.stringContaining('image/svg+xml'),
        'cache-control': expect.stringContaining('immutable'),
        'content-encoding': 'br',
      });
      expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
      expect(brotliDecompressSync(answer.rawPayload).toString()).toMatch(/^<svg /);
      const again = await platform.app.inject({
        url: game!.mobileLargeIcon,
        headers: { host, 'if-none-match': String(answer.headers['etag']) },
      });
      expect([again.statusCode, again.body]).toEqual([304, '']);
    }
  });

  it('have less in them for a browser that saves data, and caches keep both apart', async () => {
    const site = await platform.makeMerchant();
    const [game] = await someGames(platform, site, 'FISH');
    const get = (headers: Record<string, string>) =>
      platform.app.inject({ url: game!.mobileLargeIcon, headers: { host: hostOf(site), ...headers } });
    const [full, plain] = [await get({}), await get({ 'save-data': 'on' })];
    expect(plain.body.length).toBeLessThan(full.body.length * 0.85);
    for (const answer of [full, plain]) expect(String(answer.headers['vary'])).toContain('Save-Data');
    const again = await get({ 'save-data': 'on', 'if-none-match': String(full.headers['etag']) });
    expect([again.statusCode, again.body]).toEqual([200, plain.body]);
    expect((await get({})).body).toBe(full.body);
    const zipped = await get({ 'save-data': 'on', 'accept-encoding': 'br' });
    expect(String(zipped.headers['vary'])).toMatch(/Save-Data.*Accept-Encoding/i);
  });

  it('exist for every vendor, banner and match, and for nothing else', async () => {
    const site = await platform.makeMerchant();
    const get = async (url: string) => (await platform.app.inject({ url, headers: { host: hostOf(site) } })).statusCode;
    const { value: vendors } = await platform.api('gameVendors', { site });
    for (const { mobileSmallIcon, background } of vendors.mapping['RNG']?.['RNG']?.vendors ?? []) {
      expect([await get(mobileSmallIcon), await get(background ?? '')]).toEqual([200, 200]);
    }
    const { value: matches } = await platform.api('hotMatches', { site });
    expect(await get(matches[0]!.homeTeamImageUrl)).toBe(200);
    for (const url of [
      '/art/game/1.svg',
      '/art/../package.json',
      '/art/',
      '/art/game/%2e%2e%2fx.svg',
      '/art/%ff.svg',
    ]) {
      expect(await get(url)).toBeGreaterThanOrEqual(400);
      expect(await get(url)).toBeLessThan(500);
    }
  });
});
