import { eq } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { members, sessions } from '../../base/db/schema';
import type { Member } from '../../base/members/member';
import {
  endSession,
  playedInSession,
  renewSession,
  type Session,
  sessionOf,
  startSession,
} from '../../base/sessions/session';
import type { Site } from '../../base/sites/site';
import { openTestPlatform, type TestPlatform } from '../../testing';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

let platform: TestPlatform;
let site: Site;
let member: Member & { readonly password: string };
let token: string;
beforeAll(async () => {
  platform = await openTestPlatform();
});
beforeEach(async () => {
  site = await platform.makeMerchant();
  member = await platform.makeMember(site);
  token = await platform.login(site, member);
});
afterAll(() => platform?.close());

const now = () => platform.clock.now;
const found = (of = token) => sessionOf(platform.db, site, of, now());
const rows = () => platform.db.select().from(sessions).where(eq(sessions.memberId, member.id));
const seenAt = async () => (await rows()).map(({ lastSeenAt }) => lastSeenAt);

describe('a session', () => {
  it('is invalid once its account is closed', async () => {
    expect(await found()).toMatchObject({ member: { id: member.id } });
    await platform.db.update(members).set({ disabled: true }).where(eq(members.id, member.id));
    expect(await found()).toBeUndefined();
    expect(await rows()).toHaveLength(1);
  });

  it('does not start when the account has changed since the proof', async () => {
    const from = { site, now: now(), request: {} as FastifyRequest, reply: {} as FastifyReply };
    const stale = { ...member, passwordHash: 'another' };
    await expect(startSession(platform.db, stale, from)).rejects.toMatchObject({ code: 'member.not.exist' });
    expect(await rows()).toHaveLength(1);
  });

  it('deletes its member’s ended sessions when it starts', async () => {
    platform.clock.advance(31 * MINUTE);
    const stranger = await platform.login(site, await platform.makeMember(site));
    await platform.login(site, member);
    expect(await rows()).toHaveLength(1);
    expect(await found(stranger)).toBeDefined();
  });

  it('stores the beginning of the browser’s user agent', async () => {
    const body = { username: member.username, password: member.password, captcha: '', type: 'username' };
    await platform.api('login', { site, body, headers: { 'user-agent': `Mozilla/5.0 ${'x'.repeat(2000)}` } });
    expect((await rows()).map(({ userAgent }) => userAgent.length).sort()).toContain(400);
  });

  it('cannot be renewed after it has ended', async () => {
    const session = (await found()) as Session;
    await endSession(platform.db, session);
    await expect(renewSession(platform.db, site, session, now())).rejects.toMatchObject({
      ...{ code: 'session.expired', status: 401 },
    });
  });

  it('is marked as seen after its clock was set back', async () => {
    platform.clock.advance(-MINUTE);
    await found();
    expect(await seenAt()).toEqual([now()]);
    platform.clock.advance(MINUTE);
  });
});

describe('a round that is played in a session', () => {
  const played = (tokenHash: string) => playedInSession(platform.db, site, tokenHash, now());

  it('is stored when it extends the session by a minute or more, not by a second', async () => {
    const { tokenHash } = (await found()) as Session;
    const began = now();
    platform.clock.advance(MINUTE - SECOND);
    await played(tokenHash);
    expect(await seenAt()).toEqual([began]);
    platform.clock.advance(SECOND);
    await played(tokenHash);
    expect(await seenAt()).toEqual([now()]);
    expect((await rows()).map(({ expiresAt }) => expiresAt)).toEqual([new Date(now().getTime() + 30 * MINUTE)]);
  });

  it('is no error after the session has ended', async () => {
    await expect(played('none')).resolves.toBeUndefined();
  });
});

describe('the end of all other sessions', () => {
  it('counts those that were running', async () => {
    await platform.login(site, member);
    platform.clock.advance(20 * MINUTE);
    await platform.api('renew', { site, token });
    platform.clock.advance(15 * MINUTE);
    expect((await platform.api('endOtherSessions', { site, token })).value).toEqual({ ended: 0 });
    expect(await rows()).toHaveLength(1);
  });
});
