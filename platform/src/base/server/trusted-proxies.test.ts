import { eq } from 'drizzle-orm';
import { hostOf, openTestPlatform, seal, type TestPlatform } from '../../testing';
import { sessions } from '../db/schema';
import { newestKey } from '../sealing/keys';

let behind: TestPlatform;
let open: TestPlatform;
beforeAll(async () => {
  behind = await openTestPlatform({ trustProxy: ['10.1.2.3', '10.9.9.9'] });
  open = await openTestPlatform();
});
afterAll(async () => {
  await behind?.close();
  await open?.close();
});

/** Logs a member in over a connection from `from` and returns the address stored with the session. */
async function noted(platform: TestPlatform, from: string, headers: Record<string, string>): Promise<unknown> {
  const site = await platform.makeMerchant();
  const member = await platform.makeMember(site);
  const { username, password } = member;
  const { publicKey } = await newestKey(platform.db);
  const { encryption, body } = seal(publicKey, { username, password, captcha: '', type: 'username' });
  const answer = await platform.app.inject({
    method: 'POST',
    url: '/wps/session/login',
    remoteAddress: from,
    headers: { host: hostOf(site), encryption, ...headers },
    payload: body,
  });
  expect(answer.json()).toMatchObject({ success: true });
  const rows = await platform.db.select().from(sessions).where(eq(sessions.memberId, member.id));
  return rows[0]?.address;
}

describe('the address of a client', () => {
  const forwarded = { 'x-forwarded-for': '203.0.113.7' };

  it('is the one that a trusted proxy forwards', async () => {
    expect(await noted(behind, '10.1.2.3', forwarded)).toBe('203.0.113.7');
  });

  it('is that of the connection when anybody else forwards one', async () => {
    expect(await noted(behind, '198.51.100.1', forwarded)).toBe('198.51.100.1');
    expect(await noted(open, '10.1.2.3', forwarded)).toBe('10.1.2.3');
  });

  it('is not forwarded by a neighbour of the proxy: only one host is trusted', async () => {
    expect(await noted(behind, '10.1.2.4', forwarded)).toBe('10.1.2.4');
    expect(await noted(behind, '10.1.2.3', { 'x-forwarded-for': '203.0.113.7, 10.1.2.4' })).toBe('10.1.2.4');
  });

  it('is the nearest untrusted one, whatever the client wrote before it', async () => {
    expect(await noted(behind, '10.1.2.3', { 'x-forwarded-for': '1.1.1.1, 203.0.113.7, 10.9.9.9' })).toBe(
      '203.0.113.7',
    );
  });
});

describe('the site of a request', () => {
  it('is named by Host alone, also behind a trusted proxy', async () => {
    const [meant, forged] = [await behind.makeMerchant(), await behind.makeMerchant()];
    const answer = await behind.app.inject({
      url: '/site.json',
      remoteAddress: '10.1.2.3',
      headers: { host: hostOf(meant), 'x-forwarded-host': hostOf(forged) },
    });
    expect(answer.json()).toMatchObject({ merchantCode: meant.code });
  });
});
