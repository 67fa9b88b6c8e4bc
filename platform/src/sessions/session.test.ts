import { openTestPlatform, type TestPlatform } from '../testing';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await openTestPlatform();
});
afterAll(() => platform.close());

describe('a session', () => {
  it('lets a member in, says who they are, and ends with the log-out', async () => {
    const site = await platform.makeMerchant();
    const member = await platform.makeMember(site, { nickname: 'Ploy', vipLevel: 'Gold' });
    const body = { username: member.username, password: member.password, captcha: '', type: 'username' };

    await proves(['S3-LOGIN-03', 'S7-API-09'], async () => {
      const answer = await platform.api('login', { site, body });
      expect(answer).toMatchObject({
        status: 200,
        success: true,
        value: { userName: member.username, customerType: 0, firstTimeLogin: true },
      });
      expect(answer.value.token).toMatch(/^[\w-]{43}$/);
    });

    const token = await platform.login(site, member);
    expect((await platform.api('memberInfo', { site, token })).value).toMatchObject({
      id: member.id,
      nickname: 'Ploy',
      vipLevel: 'Gold',
    });
    expect(await platform.api('logout', { site, token, query: { token } })).toMatchObject({
      success: true,
      value: null,
    });
    expect(await platform.api('memberInfo', { site, token })).toMatchObject({ status: 401, code: 'session.expired' });
  });
});
