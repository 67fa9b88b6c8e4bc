import type { Member } from '../../base/members/member';
import { DEVICE_COOKIE, isKnownDevice, unbindDevice } from '../../base/sessions/devices';
import type { Site } from '../../base/sites/site';
import { openTestPlatform, type TestPlatform } from '../../testing';

let platform: TestPlatform;
let site: Site;
beforeAll(async () => {
  platform = await openTestPlatform();
  site = await platform.makeMerchant();
});
afterAll(() => platform?.close());

const wish = (username: string, password: string) => ({ username, password, captcha: '', type: 'username' });

async function logIn(as: { username: string; password: string }, device?: string, at = site): Promise<string> {
  const cookies = device === undefined ? {} : { [DEVICE_COOKIE]: device };
  const answer = await platform.api('login', { site: at, body: wish(as.username, as.password), cookies });
  return answer.cookies[DEVICE_COOKIE] ?? '';
}
const knows = ({ id }: Member, device?: string) =>
  isKnownDevice(platform.db, id, { cookies: device === undefined ? {} : { [DEVICE_COOKIE]: device } });

describe('a known device', () => {
  it('is a browser that this member has logged in with, and no other member’s', async () => {
    const [one, two] = [await platform.makeMember(site), await platform.makeMember(site)];
    const device = await logIn(one);
    expect([await knows(one, device), await knows(two, device)]).toEqual([true, false]);
    expect(await logIn(two, device)).toBe(device);
    expect(await knows(two, device)).toBe(true);
  });

  it('is not made by a log-in that fails, nor by a cookie that somebody invents', async () => {
    const member = await platform.makeMember(site);
    expect(await logIn({ ...member, password: 'wrong' })).toBe('');
    for (const device of [undefined, '', 'A'.repeat(43)]) expect(await knows(member, device)).toBe(false);
  });

  it('is never identified by a secret that the platform did not issue', async () => {
    const member = await platform.makeMember(site);
    const planted = 'A'.repeat(43);
    expect(await logIn(member, planted)).not.toBe(planted);
    expect(await knows(member, planted)).toBe(false);
    const elsewhere = await platform.makeMerchant();
    const foreign = await logIn(await platform.makeMember(elsewhere), undefined, elsewhere);
    expect(await logIn(member, foreign)).not.toBe(foreign);
  });

  it('is forgotten when its owner unbinds it', async () => {
    const member = await platform.makeMember(site);
    const device = await logIn(member);
    const [row] = await platform.db.query.devices.findMany({ where: (table, { eq }) => eq(table.memberId, member.id) });
    await unbindDevice(platform.db, member.id, row?.id ?? '');
    expect(await knows(member, device)).toBe(false);
    expect(await logIn(member, device)).not.toBe(device);
  });
});
