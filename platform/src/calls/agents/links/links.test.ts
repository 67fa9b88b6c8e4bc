import { eq } from 'drizzle-orm';
import { agentLinks, memberRates, members } from '../../../base/db/schema';
import type { Member } from '../../../base/members/member';
import type { Site } from '../../../base/sites/site';
import { giveRates } from '../../../jobs/settlements/team.testing';
import type { TestPlatform } from '../../../testing';
import { openLobby } from '../../../testing/lobby';

let platform: TestPlatform;
let site: Site;
let agent: Member;
let token: string;
beforeAll(async () => {
  platform = await openLobby();
});
afterAll(() => platform?.close());
beforeEach(async () => {
  site = await platform.makeMerchant({
    flags: { USERNAMEREG3: true },
    registerFields: { affiliateCode: { enabled: true, required: false } },
  });
  const made = await platform.makeMember(site, { type: 1 });
  agent = made;
  token = await platform.login(site, made);
  await giveRates(platform.db, agent, { RNG: '0.8' });
});

let serial = 0;
const make = (wanted: object = {}, by = token) =>
  platform.api('makeAgentLink', {
    ...{ site, token: by },
    body: { label: 'Friends', kind: 'player', rates: [], key: `key-${++serial}-0000`, ...wanted },
  });
async function register(code: string) {
  const username = `newcomer${++serial}`;
  const body = {
    ...{ username, password: 'secret123', confirmPassword: 'secret123', affiliateCode: code, type: 0 },
    ...{ registerMethod: 'H5', registerUrl: 'www.example.com', domain: 'www.example.com' },
  };
  const answer = await platform.api('register', { site, body, address: `10.1.${serial >> 8}.${serial & 255}` });
  const [made] = await platform.db.select().from(members).where(eq(members.username, username));
  return { answer, made };
}
const check = (code: string) => platform.api('affiliateCheck', { site, query: { code, domain: 'x' } });
const links = async () => (await platform.api('agentLinks', { site, token })).value.links;

describe('a link of an agent', () => {
  it('has a label, a kind and rates up to the agent’s own; there are twenty at most', async () => {
    await proves('F-AGENTREG-01', async () => {
      for (const rate of ['0.85', '0.9', '100'])
        expect(await make({ rates: [{ category: 'RNG', rate }] })).toMatchObject({
          ...{ code: 'rate.bounds', value: { category: 'RNG', min: '0.0', max: '0.8' } },
        });
      expect(await make({ label: 'x'.repeat(31) })).toMatchObject({ status: 400, code: 'request.invalid' });
      expect(await make({ kind: 41 })).toMatchObject({ status: 400 });
      const made = await make({ label: 'x'.repeat(30), kind: 'agent', rates: [{ category: 'RNG', rate: '0.8' }] });
      expect(made).toMatchObject({ success: true, value: { kind: 'agent', registered: 0 } });
      const one = { label: 'One', kind: 'player', rates: [], key: 'the-same-key' };
      const twice = [await make(one), await make(one)].map(({ value }) => value.id);
      expect(twice[0]).toBe(twice[1]);
      for (let n = 3; n <= 20; n += 1) expect((await make()).success).toBe(true);
      expect(await make()).toMatchObject({ success: false, code: 'link.limit', value: { max: 20 } });
      expect(await links()).toHaveLength(20);
    });
  });

  it('puts newcomers directly below the agent, with what the agent still has', async () => {
    await proves('F-AGENTREG-03', async () => {
      const player = (await make({ rates: [{ category: 'RNG', rate: '0.7' }] })).value;
      const upper = (await make({ kind: 'agent', rates: [{ category: 'RNG', rate: '0.7' }] })).value;
      const rateOf = async ({ id }: { id: number }) =>
        (await platform.db.select().from(memberRates).where(eq(memberRates.memberId, id))).map(({ rate }) => rate);
      const first = await register(player.code);
      expect(first.answer.success).toBe(true);
      expect(first.made).toMatchObject({ type: 0, uplineId: agent.id });
      expect(await rateOf(first.made!)).toEqual(['0.7']);
      const second = await register(upper.code.toLowerCase());
      expect(second.made).toMatchObject({ type: 1, uplineId: agent.id });
      // From tomorrow on the agent has 0.5.
      await giveRates(platform.db, agent, { RNG: '0.5' }, '2026-03-15');
      expect(await rateOf((await register(player.code)).made!)).toEqual(['0.5']);
      expect((await links()).map(({ registered }) => registered)).toEqual([1, 2]);
    });
  });

  it('ends when it is deleted, and those who came by it stay', async () => {
    await proves('F-AGENTREG-04', async () => {
      const { id, code } = (await make({ rates: [{ category: 'RNG', rate: '0.3' }] })).value;
      const { made } = await register(code);
      expect((await check(code)).success).toBe(true);
      expect((await platform.api('dropAgentLink', { site, token, query: { id } })).success).toBe(true);
      expect(await check(code)).toMatchObject({ success: false, code: 'invitation.invalid' });
      const late = await register(code);
      expect(late.answer).toMatchObject({ success: false, code: 'invitation.invalid' });
      expect(late.made).toBeUndefined();
      const [stays] = await platform.db.select().from(members).where(eq(members.id, made!.id));
      expect(stays?.uplineId).toBe(agent.id);
      expect(await platform.db.select().from(memberRates).where(eq(memberRates.memberId, made!.id))).toHaveLength(1);
      expect(await links()).toEqual([]);
      // The code stays in its row, and the database takes it once.
      await expect(
        platform.db.insert(agentLinks).values({
          ...{ merchantCode: site.code, memberId: agent.id, code, label: 'x', kind: 'player', rates: [] },
          createdAt: platform.clock.now,
        }),
      ).rejects.toMatchObject({ cause: { constraint: 'agent_links_code' } });
    });
  });

  it('belongs to agents, each their own', async () => {
    for (const type of [0, 4, 40]) {
      const other = await platform.login(site, await platform.makeMember(site, { type }));
      expect([(await make({}, other)).code, (await platform.api('agentLinks', { site, token: other })).code]).toEqual([
        ...['permission.denied', 'permission.denied'],
      ]);
    }
    for (const type of [1, 2, 41, 42]) {
      const other = await platform.login(site, await platform.makeMember(site, { type }));
      expect((await make({}, other)).success).toBe(true);
      const { id } = (await make()).value;
      const drop = (which: number) => platform.api('dropAgentLink', { site, token: other, query: { id: which } });
      const [foreign, unused] = [await drop(id), await drop(999_999_999)];
      expect(foreign).toEqual(unused);
      expect(foreign.code).toBe('invitation.invalid');
    }
  });

  it('is none while its agent is disabled, or is no agent any more', async () => {
    const { code } = (await make()).value;
    for (const change of [{ disabled: true }, { disabled: false, type: 0 }] as const) {
      await platform.db.update(members).set(change).where(eq(members.id, agent.id));
      expect(await check(code)).toMatchObject({ code: 'invitation.invalid' });
    }
  });
});
