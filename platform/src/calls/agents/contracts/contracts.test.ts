import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { contracts, ledgerMovements } from '../../../base/db/schema';
import type { Member } from '../../../base/members/member';
import type { Site } from '../../../base/sites/site';
import { openTestPlatform, type TestPlatform } from '../../../testing';
import { openTestPostgres } from '../../../testing/postgres';

jest.setTimeout(180_000);

const DAY_MS = 86_400_000;
const low = { turnover: '10000', activeMembers: 3, percent: '0.5' };
const high = { turnover: '50000', activeMembers: 5, percent: '0.8' };
const kinds = [
  ['salary', 'dailySalaryContract', 'dailysalreqtype'],
  ['dividend', 'dividendContract', 'divtypecompperiodreq'],
  ['hourSalary', 'hourSalaryProcess', 'contracthoursalreq'],
] as const;
type Kind = (typeof kinds)[number][0];

let platform: TestPlatform;
let site: Site;
beforeAll(async () => {
  platform = await openTestPlatform({ opsKey: 'ops' });
  site = await platform.makeMerchant();
});
afterAll(() => platform?.close());

const operation = (at: TestPlatform, method: 'GET' | 'POST', url: string, payload?: object) =>
  at.app.inject({ method, url, headers: { 'x-ops-key': 'ops' }, ...(payload === undefined ? {} : { payload }) });

async function offer(member: Member, kind: Kind = 'salary', steps: object[] = [low], at = platform) {
  const url = `/_ops/merchants/${member.merchantCode}/members/${member.username}/contracts`;
  return operation(at, 'POST', url, { kind, steps });
}

const withdraw = (id: number, code = site.code) =>
  operation(platform, 'POST', `/_ops/merchants/${code}/contracts/${id}/withdraw`);

async function agent(type = 1) {
  const member = await platform.makeMember(site, { type });
  let entered: { readonly at: number; readonly token: Promise<string> } | undefined;
  // A session of a day ago is over.
  const here = async () => {
    const at = platform.clock.now.getTime();
    if (entered?.at !== at) entered = { at, token: platform.login(site, member) };
    return { site, token: await entered.token };
  };
  const read = async (name: 'dailySalaryContract' | 'dailySalaryProcess' | 'dividendContract' | 'hourSalaryProcess') =>
    platform.api(name, await here());
  return {
    member,
    read,
    offered: async (kind: Kind = 'salary', steps: object[] = [low]) => {
      const made = await offer(member, kind, steps);
      expect([made.statusCode, made.body]).toEqual([201, expect.any(String)]);
      return made.json<{ id: number }>().id;
    },
    answer: async (id: number, accept: boolean, key: string = randomUUID()) =>
      platform.api('answerContract', { ...(await here()), body: { id, accept, key } }),
    salary: async () => (await platform.api('dailySalaryContract', await here())).value,
  };
}

describe('an offered contract', () => {
  it.each(kinds)('of %s stands beside the one in force, by the merchant’s days', async (kind, name, field) => {
    platform.clock.now = new Date('2026-03-14T12:00:00Z');
    const { read, offered, answer } = await agent();
    const seen = async () => (await read(name)).value as Record<string, unknown>;
    expect(await seen()).toEqual({ [field]: '', offer: null, running: null });
    const id = await offered(kind, [high, low]);
    const starts = { salary: '2026-03-14T17:00Z', dividend: '2026-03-15T17:00Z', hourSalary: '2026-03-14T13:00Z' }[
      kind
    ];
    const firstDay = { salary: '2026-03-15', dividend: '2026-03-16', hourSalary: '2026-03-14' }[kind];
    const expiresAt = platform.clock.now.getTime() + 7 * DAY_MS;
    const terms = { id, kind, steps: [low, high], startsAt: Date.parse(starts), firstDay, expiresAt };
    expect(await seen()).toMatchObject({ [field]: String(id), offer: { ...terms, state: 'offered' }, running: null });
    expect((await answer(id, true)).value).toMatchObject({ ...terms, state: 'accepted' });
    expect(await seen()).toMatchObject({ [field]: '', offer: { ...terms, state: 'accepted' }, running: null });
    platform.clock.now = new Date(starts);
    expect(await seen()).toMatchObject({ [field]: '', offer: null, running: { id, state: 'accepted' } });
  });

  it('that is accepted ends the running one with its period, once', async () => {
    platform.clock.now = new Date('2026-03-14T12:00:00Z');
    const { offered, answer, salary } = await agent();
    const old = await offered();
    await answer(old, true);
    platform.clock.advance(DAY_MS);
    const fresh = await offered('salary', [low, high]);
    const key = randomUUID();
    await proves('F-CONTRACT-02', async () => {
      const answers = await Promise.all([answer(fresh, true, key), answer(fresh, true, key), answer(fresh, true, key)]);
      for (const { value } of answers) expect(value).toEqual(answers[0]?.value);
      expect(answers[0]?.value).toMatchObject({ id: fresh, state: 'accepted', firstDay: '2026-03-16' });
      const midnight = Date.parse('2026-03-15T17:00Z');
      expect(await salary()).toMatchObject({
        dailysalreqtype: '',
        offer: { id: fresh, startsAt: midnight },
        running: { id: old, endsAt: midnight },
      });
      platform.clock.now = new Date(midnight - 1);
      expect((await salary()).running).toMatchObject({ id: old });
      platform.clock.now = new Date(midnight);
      expect(await salary()).toMatchObject({ dailysalreqtype: '', offer: null, running: { id: fresh } });
    });
  });

  it('that is refused changes nothing else', async () => {
    platform.clock.now = new Date('2026-03-14T12:00:00Z');
    const { offered, answer, salary } = await agent();
    const old = await offered();
    await answer(old, true);
    platform.clock.advance(DAY_MS);
    const { running } = await salary();
    const fresh = await offered('salary', [high]);
    expect((await salary()).dailysalreqtype).toBe(String(fresh));
    expect((await answer(fresh, false)).value).toMatchObject({ id: fresh, state: 'refused' });
    expect(await salary()).toEqual({
      dailysalreqtype: '',
      offer: expect.objectContaining({ state: 'refused' }),
      running,
    });
    expect(running).not.toHaveProperty('endsAt');
  });

  it('that was taken back, or is seven days old, has no answer any more', async () => {
    platform.clock.now = new Date('2026-03-14T12:00:00Z');
    const { member, offered, answer, salary } = await agent();
    const gone = { success: false, code: 'contract.gone' };
    const back = await offered();
    expect((await withdraw(back, (await platform.makeMerchant()).code)).statusCode).toBe(404);
    expect([(await withdraw(back)).statusCode, (await withdraw(back)).statusCode]).toEqual([200, 200]);
    expect(await salary()).toMatchObject({ dailysalreqtype: '', offer: { id: back, state: 'withdrawn' } });
    for (const accept of [true, false]) expect(await answer(back, accept)).toMatchObject(gone);

    const late = await offered();
    platform.clock.advance(7 * DAY_MS - 1);
    expect((await salary()).dailysalreqtype).toBe(String(late));
    platform.clock.advance(1);
    expect(await salary()).toMatchObject({ dailysalreqtype: '', offer: { id: late, state: 'expired' } });
    expect(await answer(late, true)).toMatchObject(gone);
    expect((await withdraw(late)).statusCode).toBe(409);
    // Its place is free for another one.
    expect([(await offer(member)).statusCode, (await offer(member)).statusCode]).toEqual([201, 409]);
  });

  it('is for types 0, 1 and 2 alone, and for nobody but its member', async () => {
    platform.clock.now = new Date('2026-03-14T12:00:00Z');
    const owner = await agent();
    const id = await owner.offered();
    for (const type of [0, 1, 2]) {
      const stranger = await agent(type);
      const unknown = await stranger.answer(id + 1_000_000, true);
      expect(unknown).toMatchObject({ status: 200, code: 'contract.gone' });
      expect(await stranger.answer(id, true)).toEqual(unknown);
      expect((await stranger.salary()).offer).toBeNull();
    }
    for (const type of [4, 40, 41, 42]) {
      const closed = await agent(type);
      const code = type === 4 ? 'login.free.account' : 'permission.denied';
      for (const name of [
        'dailySalaryContract',
        'dailySalaryProcess',
        'dividendContract',
        'hourSalaryProcess',
      ] as const)
        expect(await closed.read(name)).toMatchObject({ success: false, code });
      expect(await closed.answer(id, true)).toMatchObject({ success: false, code });
      expect((await offer(closed.member)).statusCode).toBe(409);
    }
    expect((await owner.salary()).dailysalreqtype).toBe(String(id));
  });

  it('has steps that climb', async () => {
    const { member } = await agent();
    const same = { ...high, percent: '0.5' };
    for (const steps of [
      [],
      [low, low],
      [low, same],
      [{ ...low, percent: '100.01' }],
      [low, { ...high, activeMembers: 2 }],
    ])
      expect([steps, (await offer(member, 'salary', steps)).statusCode]).toEqual([steps, 400]);
  });
});

describe('the calls named process', () => {
  it('change nothing, however often they are sent', async () => {
    platform.clock.now = new Date('2026-03-14T12:00:00Z');
    const { member, read, offered, answer } = await agent();
    const rows = async () => [
      await platform.db.select().from(contracts).where(eq(contracts.memberId, member.id)).orderBy(contracts.id),
      await platform.db.select().from(ledgerMovements).where(eq(ledgerMovements.memberId, member.id)),
    ];
    const ids = [await offered('salary'), await offered('hourSalary')];
    const fifty = async () => {
      const before = await rows();
      const asked = Array.from({ length: 50 }, () =>
        Promise.all([read('dailySalaryProcess'), read('hourSalaryProcess')]),
      );
      const answers = await Promise.all(asked);
      expect(await rows()).toEqual(before);
      const seen = answers.map(([salary, hour]) => [salary.value, hour.value]);
      for (const each of seen) expect(each).toEqual(seen[0]);
      expect(seen[0]?.[0]).toEqual((await read('dailySalaryContract')).value);
      const [salary, hour] = seen[0] ?? [];
      return [salary, hour].map((each) => Object.values(each ?? {})[0]);
    };
    await proves('F-CONTRACT-07', async () => {
      expect(await fifty()).toEqual(ids.map(String));
      await answer(ids[0] ?? 0, true);
      await answer(ids[1] ?? 0, false);
      expect(await fifty()).toEqual(['', '']);
    });
  });
});

describe('two answers at one moment, on two instances', () => {
  it('let one stand', async () => {
    const server = await openTestPostgres();
    const at = { url: await server.freshDatabase() };
    const [one, two] = [await openTestPlatform({ at, opsKey: 'ops' }), await openTestPlatform({ at, opsKey: 'ops' })];
    try {
      const on = await one.makeMerchant();
      const member = await one.makeMember(on, { type: 1 });
      const token = await one.login(on, member);
      await proves('F-CONTRACT-04', async () => {
        const stood = { accepted: 0, refused: 0 };
        for (let race = 0; race < 100; race += 1) {
          const { id } = (await offer(member, 'salary', [low], one)).json<{ id: number }>();
          const keys = [randomUUID(), randomUUID()] as const;
          const yes = () => one.api('answerContract', { site: on, token, body: { id, accept: true, key: keys[0] } });
          const no = () => two.api('answerContract', { site: on, token, body: { id, accept: false, key: keys[1] } });
          const [first, second] = race % 2 === 0 ? [yes(), no()] : [no(), yes()].reverse();
          const answers = [await first, await second];
          const [won, lost] = answers[0]?.success === true ? [0, 1] : [1, 0];
          expect(answers[won]).toMatchObject({
            success: true,
            value: { id, state: won === 0 ? 'accepted' : 'refused' },
          });
          expect(answers[lost]).toMatchObject({ success: false, code: 'contract.gone' });
          const [row] = await one.db.select().from(contracts).where(eq(contracts.id, id));
          expect(row?.state).toBe(answers[won]?.value.state);
          if (won === 0) stood.accepted += 1;
          else stood.refused += 1;
          // The same answer under its key gives the same receipt, on either instance.
          const again = won === 0 ? yes() : no();
          expect((await again).value).toEqual(answers[won]?.value);
        }
        expect(stood.accepted + stood.refused).toBe(100);
      });
    } finally {
      await one.close();
      await two.close();
      await server.close();
    }
  });
});
