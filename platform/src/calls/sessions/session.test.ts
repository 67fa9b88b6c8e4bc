import { hostOf, openTestPlatform, type TestPlatform } from '../../testing';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await openTestPlatform();
});
afterAll(() => platform?.close());

const MINUTE = 60_000;

describe('a session', () => {
  it('says who the member is, and ends with the log-out', async () => {
    const site = await platform.makeMerchant();
    const member = await platform.makeMember(site, { nickname: 'Ploy', vipLevel: 'Gold', toUpline: true });
    const token = await platform.login(site, member);
    expect(await platform.api('memberInfo', { site, token })).toMatchObject({
      status: 200,
      value: {
        id: member.id,
        nickname: 'Ploy',
        account: member.username,
        regDate: member.registeredAt.getTime(),
        type: 0,
        toUpline: true,
        vipLevel: 'Gold',
      },
    });
    await proves('S7-API-10', async () => {
      expect(await platform.api('logout', { site, token, query: { token } })).toMatchObject({
        success: true,
        value: null,
      });
      expect(await platform.api('memberInfo', { site, token })).toMatchObject({ status: 401, code: 'session.expired' });
    });
  });

  it('is demanded where there is none', async () => {
    const site = await platform.makeMerchant();
    const none = await platform.api('memberInfo', { site });
    expect(none).toMatchObject({ status: 401, success: false, code: 'session.required' });
    expect(await platform.api('balance', { site, token: 'made-up' })).toMatchObject({
      status: 401,
      code: 'session.expired',
    });
  });

  it('ends after half an hour unless it is renewed', async () => {
    const site = await platform.makeMerchant();
    const token = await platform.login(site, await platform.makeMember(site));
    platform.clock.advance(29 * MINUTE);
    const renewed = await platform.api('renew', { site, token });
    expect(renewed.value).toEqual({ expiresAt: platform.clock.now.getTime() + 30 * MINUTE });
    platform.clock.advance(29 * MINUTE);
    expect((await platform.api('memberInfo', { site, token })).success).toBe(true);
    platform.clock.advance(MINUTE);
    expect(await platform.api('renew', { site, token })).toMatchObject({ status: 401, code: 'session.expired' });
  });

  it('is taken from the header, else from the query where the call allows it, and from nowhere else', async () => {
    const site = await platform.makeMerchant();
    const token = await platform.login(site, await platform.makeMember(site));
    expect(await platform.api('memberInfo', { site, query: { token } })).toMatchObject({ code: 'session.required' });
    const wrongHeader = await platform.api('logout', { site, token: 'other', query: { token } });
    expect(wrongHeader).toMatchObject({ status: 401, code: 'session.expired' });
    expect(await platform.api('logout', { site, query: { token } })).toMatchObject({ success: true });
  });

  it('is checked at every call: neither answers nor refusals may be cached', async () => {
    const site = await platform.makeMerchant();
    const token = await platform.login(site, await platform.makeMember(site));
    for (const authorization of [token, 'wrong']) {
      const headers = { host: hostOf(site), authorization };
      const answer = await platform.app.inject({ url: '/wps/member/info', headers });
      expect(answer.headers['cache-control']).toBe('no-store');
    }
  });

  it('keeps no token in the database', async () => {
    const site = await platform.makeMerchant();
    const token = await platform.login(site, await platform.makeMember(site));
    expect(JSON.stringify(await platform.db.query.sessions.findMany())).not.toContain(token);
  });
});
