import type { Game } from '@foyer/shared/contract';
import { HOUSE_LOTTERIES } from '../../base/lottery/lottery';
import type { Site } from '../../base/sites/site';
import { isVendor } from '../../calls/purses/vendor-side';
import { hostOf, type TestPlatform } from '../../testing';
import { launchQuery, openLobby, someGames } from '../../testing/lobby';
import { round, ticketFor, type VisitReply, vendorCall, visit } from '../../testing/studio';
import { TICKET_MS } from './visit';

jest.setTimeout(60_000);

let platform: TestPlatform;
let site: Site;
let token: string;
let game: Game;

beforeAll(async () => {
  platform = await openLobby({ opsKey: 'ops', publicPort: 4100 });
  site = await platform.makeMerchant();
  token = await platform.login(site, await platform.makeMember(site, { balance: '100' }));
  [game] = (await someGames(platform, site, 'INHOUSE')) as [Game];
});
afterAll(() => platform.close());

const enter = (ticket: string): Promise<VisitReply> =>
  vendorCall(platform, 'POST', '/vendor/session', { body: { ticket } });
const ops = (url: string, body: unknown) =>
  platform.app.inject({
    method: 'PUT',
    url: `/_ops/merchants/${site.code}/${url}`,
    headers: { 'x-ops-key': 'ops' },
    payload: body as object,
  });

describe('launching a game', () => {
  it('answers an address on the vendor’s own origin, on the public port, whatever port was asked', async () => {
    await proves('S7-API-63', async () => {
      const answer = await platform.app.inject({
        url: '/wps/game/launch',
        query: { ...launchQuery(game), nodeId: String(game.nodeId) },
        headers: { host: `${hostOf(site)}:9`, authorization: token },
      });
      expect(answer.json().value.url).toMatch(new RegExp(`^//play\\.localhost:4100/play/${game.gameId}\\?`));
    });
  });

  it('works for a game of every category', async () => {
    const { value } = await platform.api('gameVendors', { site });
    expect(value.sorting).toHaveLength(12);
    for (const { gameCategory: gameType } of value.sorting) {
      const [first] = (await someGames(platform, site, gameType)) as [Game];
      if (isVendor(first.vassalage)) {
        const key = `a-purse-at-${first.vassalage}`;
        const body = { from: 'main', to: `vendor:${first.vassalage}`, amount: '1', key };
        await platform.api('walletTransfer', { site, token, body });
      }
      const entered = await visit(platform, site, token, first);
      expect(entered.body.game?.name).toBe(first.gameName);
    }
  });

  it('of a lottery of the house opens its slip on the site, whoever its vendor is', async () => {
    for (const { code, vendor } of HOUSE_LOTTERIES) {
      const query = { ...launchQuery(game), gameType: 'LOTT', vassalage: vendor, gameId: code };
      const { nodeId: _, ...lottery } = query;
      const { value } = await platform.api('launchGame', { site, token, query: lottery });
      expect(value).toEqual({ url: `/m/startLottery?code=${code}` });
    }
  });

  it('opens the vendor’s lobby, whose games open one by one', async () => {
    const query = { ...launchQuery(game), gameType: 'LOTT', vassalage: 'TCG_SEA', gameId: 'lobby' };
    const { nodeId: _, ...lobby } = query;
    const { value } = await platform.api('launchGame', { site, token, query: lobby });
    const { body } = await enter(new URL(`http:${value.url}`).searchParams.get('t') ?? '');
    expect(body.games.length).toBeGreaterThan(0);
    const opened = await vendorCall<{ url: string }>(platform, 'POST', '/vendor/open', {
      token: body.token,
      body: { nodeId: body.games[0]!.nodeId },
    });
    const inside = await enter(new URL(`http://x${opened.body.url}`).searchParams.get('t') ?? '');
    expect(inside.body.game?.nodeId).toBe(body.games[0]!.nodeId);
    const foreign = await vendorCall(platform, 'POST', '/vendor/open', {
      token: body.token,
      body: { nodeId: game.nodeId },
    });
    expect([foreign.status, foreign.body.code]).toEqual([403, 'permission.denied']);
  });

  it('refuses a game that is unknown, hidden or only to look at, and a closed vendor', async () => {
    const launch = (changes: object) =>
      platform.api('launchGame', { site, token, query: { ...launchQuery(game), ...changes } });
    expect(await launch({ nodeId: 1 })).toMatchObject({ success: false, code: 'permission.denied' });
    expect(await launch({ vassalage: 'NOBODY' })).toMatchObject({ code: 'permission.denied' });
    await ops(`games/${game.nodeId}`, { playable: false });
    expect(await launch({})).toMatchObject({ code: 'permission.denied' });
    await ops(`games/${game.nodeId}`, { hidden: true });
    expect(await launch({})).toMatchObject({ code: 'permission.denied' });
    await ops(`games/${game.nodeId}`, {});
    await ops(`vendors/${game.vassalage}`, { closed: true });
    expect(await launch({})).toMatchObject({ code: 'permission.denied' });
    expect(await launch({ gameId: 'lobby' })).toMatchObject({ code: 'permission.denied' });
    await ops(`vendors/${game.vassalage}`, { closed: false });
    expect(await launch({})).toMatchObject({ success: true });
  });

  it('needs a session', async () => {
    expect(await platform.api('launchGame', { site, query: launchQuery(game) })).toMatchObject({
      status: 401,
      code: 'session.required',
    });
  });
});

describe('a launch ticket', () => {
  it('opens one visit, once', async () => {
    const ticket = await ticketFor(platform, site, token, game);
    expect((await enter(ticket)).status).toBe(200);
    expect(await enter(ticket)).toMatchObject({ status: 401, body: { code: 'session.expired' } });
  });

  it('opens one visit for two who come at once', async () => {
    const ticket = await ticketFor(platform, site, token, game);
    const both = await Promise.all([enter(ticket), enter(ticket)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  it('is worth nothing after a minute', async () => {
    const early = await ticketFor(platform, site, token, game);
    const late = await ticketFor(platform, site, token, game);
    platform.clock.advance(TICKET_MS - 1);
    expect((await enter(early)).status).toBe(200);
    platform.clock.advance(1);
    expect((await enter(late)).status).toBe(401);
  });
});

describe('a visit', () => {
  it('ends with the session on the site', async () => {
    const member = await platform.makeMember(site, { balance: '100' });
    const own = await platform.login(site, member);
    const { body } = await visit(platform, site, own, game);
    expect((await vendorCall(platform, 'GET', '/vendor/session', { token: body.token })).status).toBe(200);
    await platform.api('logout', { site, token: own });
    expect(await round(platform, body.token, { key: 'k', stake: '1', target: '2' })).toMatchObject({ status: 401 });
  });

  it('ends when half an hour has passed without a renewal', async () => {
    const own = await platform.login(site, await platform.makeMember(site, { balance: '100' }));
    const { body } = await visit(platform, site, own, game);
    platform.clock.advance(30 * 60_000);
    expect((await vendorCall(platform, 'GET', '/vendor/session', { token: body.token })).status).toBe(401);
  });

  it('never shows the secret of the seeds in use', async () => {
    token = await platform.login(site, await platform.makeMember(site, { balance: '100' }));
    const { body } = await visit(platform, site, token, game);
    await round(platform, body.token, { key: 'first', stake: '1', target: '2' });
    const seen = await vendorCall<VisitReply['body']>(platform, 'GET', '/vendor/session', { token: body.token });
    expect(Object.keys(seen.body.seed).sort()).toEqual(['clientSeed', 'nonce', 'serverSeedHash']);
    expect(seen.body.rounds.map(({ serverSeed }) => serverSeed)).toEqual([null]);
  });
});

describe('the vendor’s origin', () => {
  it('has pages without inline script that only a site may frame', async () => {
    const page = await platform.app.inject({
      url: `/play/${game.gameId}?language=TY`,
      headers: { host: 'play.localhost' },
    });
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('<html lang="th">');
    expect(page.body).toContain(game.gameName);
    expect(page.headers['content-security-policy']).toContain("script-src 'self'");
    expect(page.headers['content-security-policy']).toMatch(/; frame-ancestors 'none'$/);
    expect(page.body).not.toMatch(/<script(?![^>]*(src=|application\/json))/);
  });

  it('has pages that the site of their visit alone may frame, on a real domain too', async () => {
    const real = await platform.makeMerchant({
      code: 'REALNAMES',
      hosts: ['play.first.example', 'www.second.example', 'realnames.localhost'],
    });
    const member = await platform.makeMember(real, { balance: '10' });
    const own = await platform.login(real, member);
    const page = (url: string) => platform.app.inject({ url, headers: { host: 'play.localhost' } });
    const ancestors = async (url: string) =>
      /frame-ancestors ([^;]*)/.exec(String((await page(url)).headers['content-security-policy']))?.[1];
    const from = async (host: string) => {
      const headers = { host, authorization: own };
      const query = { ...launchQuery(game), nodeId: String(game.nodeId) };
      const answer = await platform.app.inject({ url: '/wps/game/launch', query, headers });
      return answer.json().value.url.replace(/^\/\/[^/]+/, '');
    };
    expect(await ancestors(await from('www.second.example'))).toBe('https://www.second.example');
    expect(await ancestors(await from('play.first.example:9'))).toBe('https://play.first.example');
    // A reloaded page names its site instead of a ticket; only merchants' names count.
    expect(await ancestors(`/play/${game.gameId}?site=www.second.example`)).toBe('https://www.second.example');
    for (const site of ['evil.example', "x'%20*", 'www.second.example%20*', '*', 'https://www.second.example']) {
      expect(await ancestors(`/play/${game.gameId}?site=${site}`)).toBe("'none'");
    }
  });

  it('answers unchanged files with HTTP 304', async () => {
    const get = (headers: object) =>
      platform.app.inject({ url: '/vendor/page/main.js', headers: { host: 'play.localhost', ...headers } });
    const first = await get({});
    expect(await get({ 'if-none-match': first.headers['etag'] })).toMatchObject({ statusCode: 304, body: '' });
  });

  it.each([
    ['INHOUSE', ['common.js', 'main.js'], 'id="target"'],
    ['SLOTS', ['reels.js'], 'id="reels"'],
    ['LIVE', ['cards.js'], 'id="shoe"', 'Baccarat'],
    ['LIVE', ['roulette.js'], 'id="wheel"', 'Roulette'],
    ['LIVE', ['dice.js'], 'id="plate"', 'Sic Bo'],
    ['ELOTT', ['keno.js'], 'id="drum"', 'Keno'],
    ['COCKFIGHT', ['fights.js'], 'id="arena"'],
    ['FISH', ['fish.js'], 'id="sea"'],
  ])(
    'names in its page of %s every module that the page loads, so that none waits for another: %j',
    async (gameType, files, part, title = '') => {
      const [of] = (await someGames(platform, site, gameType, title)) as [Game];
      const page = await platform.app.inject({ url: `/play/${of.gameId}`, headers: { host: 'play.localhost' } });
      expect(page.body).toContain(part);
      expect(page.body).not.toContain('{{');
      const named = new Set([...page.body.matchAll(/\/vendor\/page\/([a-z-]+\.js)/g)].map(([, file]) => file));
      for (const file of named) {
        const { body } = await platform.app.inject({
          url: `/vendor/page/${file}`,
          headers: { host: 'play.localhost' },
        });
        for (const [, imported] of body.matchAll(/from"\.\/([a-z-]+\.js)"/g)) expect(named).toContain(imported);
      }
      expect([...named].sort()).toEqual(files);
    },
  );

  it('serves the files of its pages and nothing beside them', async () => {
    const get = (url: string, host: string) => platform.app.inject({ url, headers: { host } });
    expect((await get('/vendor/page/main.js', 'play.localhost')).headers['content-type']).toContain('text/javascript');
    for (const url of [
      '/vendor/page/..%2froutes.ts',
      '/vendor/page/game.html',
      '/vendor/page/none.js',
      '/wps/game/vendors',
    ]) {
      expect((await get(url, 'play.localhost')).statusCode).toBe(404);
    }
    expect((await get(`/play/${game.gameId}`, hostOf(site))).statusCode).toBe(404);
  });
});
