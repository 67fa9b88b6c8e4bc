import { members, trialNames, wallets } from '../../base/db/schema';
import type { Site } from '../../base/sites/site';
import { sweepAll } from '../../jobs/sweep';
import { openLobby, type TestPlatform } from '../../testing';
import { launchQuery, someGames } from '../../testing/lobby';
import { round, visit } from '../../testing/studio';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await openLobby({ opsKey: 'open sesame' });
});
afterAll(() => platform?.close());

const DAY = 86_400_000;
const newName = (site: Site) => platform.api('createTrial', { site, query: { merchant_code: site.trialCode } });
const play = (site: Site, username: string, merchantCode = site.trialCode) =>
  platform.api('freePlay', { site, body: { moduleId: 'FREEPLAY3', username, merchantCode } });

async function trialSession(site: Site): Promise<{ name: string; token: string }> {
  const { value: name } = await newName(site);
  const { value } = await play(site, name);
  if (value === 0) throw new Error('trial play was refused');
  return { name, token: value.token };
}
const accounts = async (site: Site) =>
  (await platform.db.select().from(members)).filter(({ merchantCode }) => merchantCode === site.trialCode);

describe('a trial', () => {
  it('gives a name, then a session of type 4 under it', async () => {
    const site = await platform.makeMerchant();
    const answer = await newName(site);
    await proves('S7-API-14', async () => {
      expect(answer).toMatchObject({ success: true, value: expect.stringMatching(/^trial[2-9a-z]{10}$/) });
      // Trial play begins under exactly this name.
      expect((await play(site, answer.value)).value).toMatchObject({ userName: answer.value });
    });
    await proves('S7-API-12', async () => {
      expect((await play(site, answer.value)).value).toEqual({
        token: expect.stringMatching(/^[\w-]{43}$/),
        userName: answer.value,
        customerType: 4,
      });
      expect((await play(site, 'trialnobody')).value).toBe(0);
    });
    expect((await newName(site)).value).not.toBe(answer.value);
  });

  it('has the value 0 where the merchant gives none', async () => {
    const site = await platform.makeMerchant({ trialOpen: false });
    const { value } = await newName(site);
    expect(await play(site, value)).toMatchObject({ success: true, value: 0 });
    expect(await accounts(site)).toEqual([]);
    const open = await platform.makeMerchant();
    const { value: name } = await newName(open);
    const headers = { 'x-ops-key': 'open sesame', 'content-type': 'application/json' };
    const url = `/_ops/merchants/${open.code}`;
    await platform.app.inject({ method: 'PATCH', url, headers, payload: JSON.stringify({ trialOpen: false }) });
    expect((await play(open, name)).value).toBe(0);
  });

  it('finds the same account again by its name, also when two begin at once', async () => {
    const site = await platform.makeMerchant();
    const { value: name } = await newName(site);
    await Promise.all([play(site, name), play(site, name)]);
    await play(site, name);
    expect(await accounts(site)).toMatchObject([{ username: name, type: 4 }]);
    const purses = (await platform.db.select().from(wallets)).filter((row) => row.merchantCode === site.trialCode);
    expect(purses.map(({ purse, balance }) => `${purse} ${Number(balance)}`).sort()).toEqual([
      'bonus 0',
      'held 0',
      'main 10000',
    ]);
  });

  it('belongs to its merchant: neither another one’s code nor name starts it', async () => {
    const [site, other] = [await platform.makeMerchant(), await platform.makeMerchant()];
    const { value: name } = await newName(site);
    expect((await play(other, name)).value).toBe(0);
    expect(await play(site, name, site.code)).toMatchObject({ status: 400, code: 'request.invalid' });
    const query = { merchant_code: site.code };
    expect(await platform.api('createTrial', { site, query })).toMatchObject({ status: 400, code: 'request.invalid' });
    const { token } = await trialSession(site);
    expect(await platform.api('memberInfo', { site: other, token })).toMatchObject({ status: 401 });
  });

  it('does not open members’ accounts, and its own names cannot log in', async () => {
    const site = await platform.makeMerchant();
    const member = await platform.makeMember(site);
    expect((await play(site, member.username)).value).toBe(0);
    const { name } = await trialSession(site);
    const body = { username: name, password: name, captcha: '', type: 'username' };
    expect(await platform.api('login', { site, body })).toMatchObject({ code: 'member.not.exist' });
  });

  it('hands out sixty names an hour per address, and forgets unused ones after a day', async () => {
    const site = await platform.makeMerchant();
    const { name } = await trialSession(site);
    const names = await Promise.all(Array.from({ length: 60 }, () => newName(site)));
    expect(names.filter(({ code }) => code === 'rate.limited')).toHaveLength(1);
    platform.clock.advance(DAY);
    await sweepAll(platform.db, platform.clock.now);
    await newName(site);
    const kept = (await platform.db.select().from(trialNames)).filter(
      ({ merchantCode }) => merchantCode === site.trialCode,
    );
    expect(kept).toHaveLength(1);
    expect((await play(site, name)).value).toMatchObject({ userName: name });
    expect((await play(site, names[0]?.value ?? '')).value).toBe(0);
  });
});

describe('a trial session', () => {
  it('shares the site and has a wallet of its own', async () => {
    const site = await platform.makeMerchant({ trialBalance: '250.5', currencySymbol: '₫' });
    const { name, token } = await trialSession(site);
    expect((await platform.api('memberInfo', { site, token })).value).toMatchObject({ account: name, type: 4 });
    expect((await platform.api('balance', { site, token })).value).toEqual({
      sumBalance: '250.5',
      currencySymbol: '₫',
    });
    expect(await platform.api('renew', { site, token })).toMatchObject({ success: true });
    const [game] = await someGames(platform, site, 'SLOTS');
    if (game === undefined) throw new Error('there is no game');
    const query = { nodeId: game.nodeId, vendor: game.vassalage, token };
    expect(await platform.api('addRecent', { site, token, query })).toMatchObject({ success: true });
    const opened = await visit(platform, site, token, game);
    const played = await round(platform, opened.body.token, { key: 'one', stake: '1' });
    expect(played).toMatchObject({ status: 200, body: { stake: '1' } });
    const { value: left } = await platform.api('balance', { site, token });
    expect(Number(left.sumBalance)).toBe(Number(played.body.balance));
    const records = { startDate: '2026-03-01', endDate: '2026-03-31', zone: 0, pageNo: 1, pageSize: 20 };
    const { value } = await platform.api('betRecords', { site, token, query: records });
    expect(value.content).toHaveLength(1);
    expect(await platform.api('launchGame', { site, token, query: launchQuery(game) })).toMatchObject({
      success: true,
    });
    expect(await platform.api('logout', { site, token, query: { token } })).toMatchObject({ success: true });
  });

  it('may not pay in', async () => {
    const site = await platform.makeMerchant();
    const { token } = await trialSession(site);
    const body = { method: 'PROMPTPAY', amount: '100', key: 'trial-pay' };
    expect(await platform.api('deposit', { site, token, body })).toMatchObject({ code: 'login.free.account' });
  });
});
