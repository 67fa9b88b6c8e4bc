import { buildApp } from '../../app';
import { hostOf, openTestPlatform, seal, type TestPlatform } from '../../testing';
import type { Member } from '../members/member';
import { newestKey } from '../sealing/keys';
import type { Site } from '../sites/site';

interface Line {
  readonly msg: string;
  readonly level: number;
  readonly event?: string;
  readonly time: number;
}

const WARN = 40;

let platform: TestPlatform;
let app: Awaited<ReturnType<typeof buildApp>>;
let site: Site;
let member: Member & { readonly password: string };
let text: string[] = [];
beforeAll(async () => {
  platform = await openTestPlatform();
  const stream = { write: (line: string) => void text.push(line) };
  app = await buildApp({ db: platform.db, now: () => platform.clock.now, log: { level: 'info', stream } });
  site = await platform.makeMerchant();
  member = await platform.makeMember(site);
});
beforeEach(() => {
  text = [];
});
afterAll(async () => {
  await app?.close();
  await platform?.close();
});

const lines = (): Line[] => text.map((line) => JSON.parse(line) as Line).filter(({ msg }) => msg === 'security');

async function logIn(password: string) {
  const body = { username: member.username, password, captcha: '', type: 'username' };
  const sealed = seal((await newestKey(platform.db)).publicKey, body);
  const headers = { host: hostOf(site), encryption: sealed.encryption, 'user-agent': 'Test browser' };
  return app.inject({ method: 'POST', url: '/wps/session/login', headers, payload: sealed.body });
}

describe('the security log', () => {
  it('has a line for a successful log-in: who, where, when, by which call', async () => {
    await logIn(member.password);
    expect(lines()).toEqual([
      expect.objectContaining({
        event: 'login',
        outcome: 'done',
        merchant: site.code,
        member: member.id,
        address: '127.0.0.1',
        browser: 'Test browser',
        time: expect.any(Number),
      }),
    ]);
  });

  it('has a warning for a failed one, without anything typed', async () => {
    await logIn('guess-1234');
    expect(lines()).toEqual([
      expect.objectContaining({ event: 'login', outcome: 'refused', code: 'member.not.exist', level: WARN }),
    ]);
    expect(text.join('')).not.toMatch(/guess-1234|secret123/);
    expect(text.join('')).not.toContain(member.username);
  });

  it('has a warning for an ended session and for a denied right', async () => {
    const ask = (url: string, authorization: string) =>
      app.inject({ url, headers: { host: hostOf(site), authorization } });
    await ask('/wps/member/info', 'made-up');
    const { value } = (await logIn(member.password)).json<{ value: { token: string } }>();
    text = [];
    await ask('/wps/agent/announcements/unread', value.token);
    await ask('/wps/member/info', 'made-up');
    expect(lines()).toEqual([
      expect.objectContaining({ event: 'agentUnread', code: 'permission.denied', member: member.id }),
      expect.objectContaining({ event: 'memberInfo', code: 'session.expired', status: 401 }),
    ]);
    expect(text.join('')).not.toContain(value.token);
  });

  it('has no line for everyday calls', async () => {
    await app.inject({ url: '/wps/system/status', headers: { host: hostOf(site) } });
    await app.inject({ url: '/wps/member/info', headers: { host: hostOf(site) } });
    expect(lines()).toEqual([]);
  });

  it('writes a user agent with a line break on one line', async () => {
    await app.inject({
      url: '/wps/member/info',
      headers: { host: hostOf(site), authorization: 'made-up', 'user-agent': `{"event":"login"}${'x'.repeat(400)}` },
    });
    expect(text.every((line) => line.trim().split('\n').length === 1)).toBe(true);
    expect(lines()).toEqual([expect.objectContaining({ event: 'memberInfo' })]);
  });
});
