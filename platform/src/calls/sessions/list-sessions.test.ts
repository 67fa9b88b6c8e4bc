import { calls } from '@foyer/shared/contract';
import { count } from 'drizzle-orm';
import { devices } from '../../base/db/schema';
import type { Member } from '../../base/members/member';
import { newestKey } from '../../base/sealing/keys';
import { DEVICE_COOKIE } from '../../base/sessions/devices';
import type { Site } from '../../base/sites/site';
import { openTestPlatform, seal, type TestPlatform } from '../../testing';

const MINUTE = 60_000;
const ANDROID =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1';

let platform: TestPlatform;
let site: Site;
let member: Member & { readonly password: string };
beforeAll(async () => {
  platform = await openTestPlatform();
});
beforeEach(async () => {
  site = await platform.makeMerchant();
  member = await platform.makeMember(site);
});
afterAll(() => platform?.close());

async function logIn(choices: { device?: string; userAgent?: string; as?: typeof member } = {}) {
  const { username, password } = choices.as ?? member;
  const answer = await platform.api('login', {
    site,
    body: { username, password, captcha: '', type: 'username' },
    headers: { 'user-agent': choices.userAgent ?? ANDROID },
    ...(choices.device === undefined ? {} : { cookies: { [DEVICE_COOKIE]: choices.device } }),
  });
  expect(answer.success).toBe(true);
  return { token: answer.value.token, device: answer.cookies[DEVICE_COOKIE] ?? '' };
}
const sessionsFor = async (token: string) => (await platform.api('memberSessions', { site, token })).value;
const devicesFor = async (token: string) => (await platform.api('devices', { site, token })).value;
const lives = async (token: string) => {
  const { status, code } = await platform.api('memberInfo', { site, token });
  return status === 200 ? 'yes' : code;
};

describe('the sessions of a member', () => {
  it('are listed with browser, address and times, the one that asks first', async () => {
    const began = platform.clock.now.getTime();
    const phone = await logIn();
    platform.clock.advance(5 * MINUTE);
    const other = await logIn({ userAgent: IPHONE });
    const listed = await sessionsFor(phone.token);
    expect(listed).toEqual([
      {
        id: expect.stringMatching(/^[\da-f-]{36}$/),
        device: 'Chrome, Android',
        address: '127.0.0.1',
        createdAt: began,
        lastSeenAt: began + 5 * MINUTE,
        current: true,
      },
      expect.objectContaining({ device: 'Safari, iOS', createdAt: began + 5 * MINUTE, current: false }),
    ]);
    expect((await sessionsFor(other.token)).map(({ device, current }) => [device, current])).toEqual([
      ['Safari, iOS', true],
      ['Chrome, Android', false],
    ]);
    expect(JSON.stringify(listed)).not.toContain(other.token);
  });

  it.each(['', 'x', '<script>alert(1)</script>', 'Call 0812345678 now/1', 'Mozilla/5.0 '.repeat(400)])(
    'name no browser of %.20j',
    async (userAgent) => {
      const { token } = await logIn({ userAgent });
      expect(await sessionsFor(token)).toMatchObject([{ device: 'Unknown' }]);
    },
  );

  it('say when they were last seen to the minute, without a write for every call', async () => {
    const { token } = await logIn();
    const began = platform.clock.now.getTime();
    platform.clock.advance(MINUTE - 1);
    expect(await sessionsFor(token)).toMatchObject([{ lastSeenAt: began }]);
    platform.clock.advance(1);
    expect(await sessionsFor(token)).toMatchObject([{ lastSeenAt: began + MINUTE }]);
    platform.clock.advance(1000);
    await platform.api('renew', { site, token });
    expect(await sessionsFor(token)).toMatchObject([{ lastSeenAt: began + MINUTE + 1000 }]);
    expect(await devicesFor(token)).toMatchObject([{ lastSeenAt: began + MINUTE + 1000 }]);
  });

  it('that have expired are not listed', async () => {
    await logIn();
    platform.clock.advance(31 * MINUTE);
    const { token } = await logIn();
    expect(await sessionsFor(token)).toHaveLength(1);
  });

  it('are ended one by one, at once', async () => {
    const [one, two] = [await logIn(), await logIn({ userAgent: IPHONE })];
    const id = (await sessionsFor(one.token)).find(({ current }) => !current)?.id ?? '';
    expect(await platform.api('endSession', { site, token: one.token, query: { id } })).toMatchObject({
      success: true,
    });
    expect(await lives(two.token)).toBe('session.expired');
    expect(await lives(one.token)).toBe('yes');
    // Ending it again is no error.
    expect(await platform.api('endSession', { site, token: one.token, query: { id } })).toMatchObject({
      success: true,
    });
  });

  it('are ended all but this one', async () => {
    const mine = await logIn();
    const others = [await logIn(), await logIn({ userAgent: IPHONE })];
    const stranger = await logIn({ as: await platform.makeMember(site) });
    const ended = await platform.api('endOtherSessions', { site, token: mine.token });
    expect(ended.value).toEqual({ ended: 2 });
    for (const { token } of others) expect(await lives(token)).toBe('session.expired');
    expect([await lives(mine.token), await lives(stranger.token)]).toEqual(['yes', 'yes']);
    expect((await platform.api('endOtherSessions', { site, token: mine.token })).value).toEqual({ ended: 0 });
  });

  it('can be neither seen nor ended by others', async () => {
    const mine = await logIn();
    const [session] = await sessionsFor(mine.token);
    const [device] = await devicesFor(mine.token);
    const stranger = (await logIn({ as: await platform.makeMember(site) })).token;
    expect(await sessionsFor(stranger)).toHaveLength(1);
    await platform.api('endSession', { site, token: stranger, query: { id: session!.id } });
    await platform.api('unbindDevice', { site, token: stranger, query: { id: device!.id } });
    expect(await lives(mine.token)).toBe('yes');
    expect(await devicesFor(mine.token)).toHaveLength(1);
  });

  it.each(['', 'x', "' or 1=1", '00000000-0000-0000-0000-00000000000g'])('named %j are refused', async (id) => {
    const { token } = await logIn();
    for (const name of ['endSession', 'unbindDevice'] as const) {
      expect(await platform.api(name, { site, token, query: { id } })).toMatchObject({
        status: 400,
        code: 'request.invalid',
      });
    }
  });
});

describe('a device', () => {
  it('is known again by its cookie, for each of its members', async () => {
    const began = platform.clock.now.getTime();
    const first = await logIn();
    platform.clock.advance(40 * MINUTE);
    const again = await logIn({ device: first.device });
    expect(again.device).toBe(first.device);
    expect(await devicesFor(again.token)).toEqual([
      {
        id: expect.any(String),
        device: 'Chrome, Android',
        boundAt: began,
        lastSeenAt: began + 40 * MINUTE,
        current: true,
        sessions: 1,
      },
    ]);
    const sibling = await logIn({ device: first.device, as: await platform.makeMember(site) });
    expect(await devicesFor(sibling.token)).toHaveLength(1);
    expect(await devicesFor(again.token)).toHaveLength(1);
  });

  it('keeps a cookie that scripts and other sites cannot use, over TLS alone where the site has a name', async () => {
    site = await platform.makeMerchant({ hosts: ['device.example', 'device.localhost'] });
    const { username, password } = await platform.makeMember(site);
    const wish = { username, password, captcha: '', type: 'username' };
    const cookieAt = async (host: string) => {
      const { body, encryption } = seal((await newestKey(platform.db)).publicKey, wish);
      const headers = { host, encryption, 'content-type': 'application/json' };
      const { method, path: url } = calls.login;
      return String(
        (await platform.app.inject({ method, url, headers, payload: JSON.stringify(body) })).headers['set-cookie'],
      );
    };
    const plain = await cookieAt('device.localhost');
    expect(plain).toMatch(/^device=[\w-]{43}; Max-Age=34560000; Path=\/wps; HttpOnly; SameSite=Lax$/);
    expect(await cookieAt('device.example')).toMatch(
      /^device=[\w-]{43}; Max-Age=34560000; Path=\/wps; HttpOnly; Secure; SameSite=Lax$/,
    );
    const raw = JSON.stringify(await platform.db.query.devices.findMany());
    expect(raw).not.toContain(plain.slice('device='.length).slice(0, 43));
  });

  it('is called what its browser calls itself today', async () => {
    const { device } = await logIn();
    const { token } = await logIn({ device, userAgent: IPHONE });
    expect(await devicesFor(token)).toMatchObject([{ device: 'Safari, iOS' }]);
  });

  it('is new where the cookie is missing, made up or another browser’s', async () => {
    const first = await logIn();
    for (const device of ['', 'x', 'é'.repeat(43), 'A'.repeat(44)]) {
      const { device: issued } = await logIn({ device: encodeURIComponent(device), userAgent: IPHONE });
      expect(issued).toMatch(/^[\w-]{43}$/);
      expect(issued).not.toBe(first.device);
    }
    expect(await devicesFor(first.token)).toHaveLength(5);
  });

  it('ends its own sessions when it is unbound, and no others', async () => {
    const phone = await logIn();
    const sameBrowser = await logIn({ device: phone.device });
    const desk = await logIn({ userAgent: IPHONE });
    const gone = (await devicesFor(desk.token)).find(({ current }) => !current);
    expect(gone?.sessions).toBe(2);
    await platform.api('unbindDevice', { site, token: desk.token, query: { id: gone!.id } });
    expect([await lives(phone.token), await lives(sameBrowser.token)]).toEqual(['session.expired', 'session.expired']);
    expect(await lives(desk.token)).toBe('yes');
    expect(await devicesFor(desk.token)).toMatchObject([{ device: 'Safari, iOS', current: true, sessions: 1 }]);
  });

  it('is created once when its member logs in several times at once', async () => {
    const { device } = await logIn();
    const all = await Promise.all(Array.from({ length: 3 }, () => logIn({ device })));
    expect(await devicesFor(all[0]!.token)).toMatchObject([{ sessions: 4 }]);
  });

  it('is forgotten once fifty newer ones are known, unless somebody is logged in there', async () => {
    const { id: memberId, merchantCode } = member;
    const seen = new Date(platform.clock.now.getTime() + MINUTE);
    const mine = await logIn();
    const rows = Array.from({ length: 55 }, (_, n) => ({
      cookieHash: `c${n}`,
      description: 'x',
      firstSeenAt: seen,
      lastSeenAt: seen,
    }));
    await platform.db.insert(devices).values(rows.map((row) => ({ ...row, memberId, merchantCode })));
    platform.clock.advance(2 * MINUTE);
    await logIn();
    const [row] = await platform.db.select({ n: count() }).from(devices);
    expect(Number(row?.n)).toBeGreaterThan(50);
    expect((await devicesFor(mine.token)).filter(({ sessions }) => sessions === 0)).toHaveLength(49);
    expect(await lives(mine.token)).toBe('yes');
  });
});
