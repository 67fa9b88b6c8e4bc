import type { Member } from '../../base/members/member';
import type { Site } from '../../base/sites/site';
import { openTestPlatform, type TestPlatform } from '../../testing';

const opsKey = 'open sesame, says the operator of the site';

let platform: TestPlatform;
let site: Site;
let member: Member & { readonly password: string };
beforeAll(async () => {
  platform = await openTestPlatform({ opsKey });
});
beforeEach(async () => {
  site = await platform.makeMerchant();
  member = await platform.makeMember(site);
});
afterAll(() => platform?.close());

async function ops(method: 'DELETE' | 'PUT', path: string, body?: object, of: { username: string } = member) {
  const answer = await platform.app.inject({
    method,
    url: `/_ops/merchants/${site.code}/members/${of.username}${path}`,
    headers: { 'x-ops-key': opsKey },
    ...(body === undefined ? {} : { payload: body }),
  });
  return { status: answer.statusCode, value: answer.json<Record<string, unknown>>() };
}
const lives = async (token: string) => (await platform.api('memberInfo', { site, token })).success;

describe('an operator', () => {
  it('ends every session of one member, and of no other', async () => {
    const mine = [await platform.login(site, member), await platform.login(site, member)];
    const other = await platform.login(site, await platform.makeMember(site));
    expect(await ops('DELETE', '/sessions')).toEqual({ status: 200, value: { username: member.username, ended: 2 } });
    for (const token of mine) expect(await lives(token)).toBe(false);
    expect(await lives(other)).toBe(true);
    expect(await lives(await platform.login(site, member))).toBe(true);
  });

  it('closes an account at once, and opens it again without its old sessions', async () => {
    const token = await platform.login(site, member);
    expect(await ops('PUT', '/account', { disabled: true })).toMatchObject({ status: 200, value: { disabled: true } });
    expect(await lives(token)).toBe(false);
    await expect(platform.login(site, member)).rejects.toThrow('member.not.exist');
    expect(await ops('PUT', '/account', { disabled: false })).toMatchObject({ status: 200 });
    expect(await lives(token)).toBe(false);
    expect(await lives(await platform.login(site, member))).toBe(true);
  });

  it('does not end sessions by reopening an open account', async () => {
    const token = await platform.login(site, member);
    const opened = { username: member.username, disabled: false };
    expect(await ops('PUT', '/account', { disabled: false })).toEqual({ status: 200, value: opened });
    expect(await lives(token)).toBe(true);
  });

  it('is told what is wrong', async () => {
    expect(await ops('DELETE', '/sessions', undefined, { username: 'nobody' })).toMatchObject({ status: 404 });
    expect(await ops('PUT', '/account', { disabled: 'yes' })).toMatchObject({ status: 400 });
    expect(await ops('PUT', '/account', { disabled: true, balance: 1 })).toMatchObject({ status: 400 });
    expect(await ops('PUT', '/account', { type: 100 })).toMatchObject({ status: 400 });
    expect(await ops('PUT', '/account', {})).toMatchObject({ status: 400 });
  });
});
