import { randomUUID } from 'node:crypto';
import { type CallName, type CallRow, calls } from '@foyer/shared/contract';
import { eq } from 'drizzle-orm';
import { bankCards, devices, memberExternals, members, sessions } from '../../../base/db/schema';
import type { Member } from '../../../base/members/member';
import type { Site } from '../../../base/sites/site';
import { type CallInput, openTestPlatform, type TestPlatform } from '../../../testing';

jest.setTimeout(180_000);

const PAY = '246810';
const DAY = '2026-03-14';
const days = { startDate: DAY, endDate: DAY, zone: 0 };
const page = { pageNo: 1, pageSize: 20 };
const agentMenu = Object.fromEntries(
  ['teamOverview', 'teamPnl', 'teamBetting', 'memberTeam', 'backedit', 'teamRebate', 'redRain'].map((name) => [
    name,
    true,
  ]),
);

let platform: TestPlatform;
let site: Site;
beforeAll(async () => {
  platform = await openTestPlatform();
  site = await platform.makeMerchant({ agentMenu });
});
afterAll(() => platform?.close());

type Input = Pick<CallInput, 'query' | 'body'>;
type Who = Pick<Member, 'id' | 'username'>;

/** Each agent call that takes a member, by its id or name: an agent names the member by writing it. */
const naming: Partial<Record<CallName, (who: Who) => Input>> = {
  teamMembers: ({ id }) => ({ query: { memberId: id, order: 'registered', ...page } }),
  teamBets: ({ username }) => ({ query: { ...days, member: username, pageSize: 20 } }),
  teamPnl: ({ id }) => ({
    query: { ...days, ...page, memberId: id, order: 'stake', direction: 'desc', lines: 'all' },
  }),
  agentRates: ({ id }) => ({ query: { ...page, memberId: id } }),
  rateHistory: ({ id }) => ({ query: { memberId: id } }),
  changeRates: ({ id }) => ({ body: { memberId: id, version: 0, rates: [] } }),
  agentReceiver: ({ id }) => ({ query: { to: String(id) } }),
  agentTransfer: ({ id }) => ({ body: { to: String(id), amount: '10', paymentPassword: PAY, key: randomUUID() } }),
};

/** The other agent calls. */
const others: Partial<Record<CallName, Input>> = {
  teamKpi: { query: { startDate: DAY, endDate: DAY, size: 0 } },
  teamOverview: { query: days },
  teamRebate: { query: { startDate: DAY, endDate: DAY, ...page } },
  agentLinks: {},
  agentUnread: {},
  redRain: {},
  dividends: {},
  teamOrder: { query: { orderNo: 'L30000001' } },
  dividendLines: { query: { period: '2026-03-01', ...page } },
};

const agentCalls = Object.entries<CallRow>(calls)
  .filter(([, { access = [] }]) => access.some((kind) => kind === 'agency'))
  .map(([name, { method }]) => ({ name: name as CallName, reads: method === 'GET' }));

async function enter(more: object = {}) {
  const member = await platform.makeMember(site, { type: 1, paymentPassword: PAY, balance: '1000', ...more });
  return { member, token: await platform.login(site, member) };
}

it('answers for a member outside of the team as for nobody', async () => {
  const { member: upline } = await enter();
  const { member: agent, token } = await enter({ uplineId: upline.id });
  const sibling = await platform.makeMember(site, { type: 1, uplineId: upline.id });
  const siblings = await platform.makeMember(site, { uplineId: sibling.id });
  const elsewhere = await platform.makeMember(await platform.makeMerchant({ agentMenu }), { username: 'foreigner' });
  const nobody = { id: 999_999_999, username: 'nobodyatall' };
  const own = await platform.makeMember(site, { uplineId: agent.id });
  await proves('F-TEAMMEMBER-04', async () => {
    expect(Object.keys(naming)).toEqual(
      expect.arrayContaining([
        'teamMembers',
        'teamBets',
        'agentRates',
        'changeRates',
        'agentReceiver',
        'agentTransfer',
      ]),
    );
    for (const [name, inputOf] of Object.entries(naming) as [CallName, (who: Who) => Input][]) {
      const known = await platform.api(name, { site, token, ...inputOf(own) });
      expect([name, known.code]).toEqual([name, undefined]);
      const answers: Awaited<ReturnType<typeof platform.api>>[] = [];
      for (const who of [upline, sibling, siblings, elsewhere, nobody])
        answers.push(await platform.api(name, { site, token, ...inputOf(who) }));
      expect([name, answers[0]?.code]).toEqual([name, 'member.not.exist']);
      expect([name, ...answers]).toEqual([name, ...answers.map(() => answers.at(-1))]);
    }
  });
});

/** Everything that is stored of a member as text, but for the names that others know. */
async function affairsOf({ id, username, nickname, merchantCode }: Member): Promise<string[]> {
  const of = { memberId: id };
  const db = platform.db;
  const stored = [
    await db.select().from(members).where(eq(members.id, id)),
    await db.select().from(sessions).where(eq(sessions.memberId, of.memberId)),
    await db.select().from(devices).where(eq(devices.memberId, of.memberId)),
    await db.select().from(bankCards).where(eq(bankCards.memberId, of.memberId)),
    await db.select().from(memberExternals).where(eq(memberExternals.memberId, of.memberId)),
  ];
  expect(stored.map((rows) => rows.length > 0)).toEqual(stored.map(() => true));
  const texts = (value: unknown): string[] => {
    if (typeof value === 'string') return [value];
    if (typeof value !== 'object' || value === null || value instanceof Date) return [];
    return Object.values(value).flatMap(texts);
  };
  const known = [username, nickname, merchantCode];
  return [...new Set(texts(stored))].filter((text) => text.length > 5 && !known.includes(text));
}

/** A member with a value in each field that is nobody else's affair. */
async function filledMember(uplineId: number): Promise<Member> {
  const made = await platform.makeMember(site, {
    ...{ uplineId, username: 'filled', nickname: 'Filled', type: 1, balance: '500', paymentPassword: PAY },
    ...{ email: 'filled.private@example.com', mobile: { dialingCode: '66', number: '819988776' } },
    ...{ registerMethod: 'PWA', registerUrl: 'https://register.example.com/private' },
    registration: {
      ...{ payeeName: 'Realname Privately', idNumber: '1101700230708', qqNum: '99887766', line: 'line.private' },
      ...{ facebook: 'facebook.private', wechat: 'wechat.private', whatsapp: 'whatsapp.private', zalo: 'zalo.private' },
      address: '12 Private Road, Bangkok',
    },
  });
  const { id: memberId, merchantCode } = made;
  const at = platform.clock.now;
  const of = { memberId, merchantCode };
  await platform.db.insert(bankCards).values({
    ...{
      ...of,
      bank: 'SECRETBANK',
      holder: 'Realname Privately',
      number: '12345678901234',
      isDefault: true,
      addedAt: at,
    },
  });
  const [device] = await platform.db
    .insert(devices)
    .values({ ...of, cookieHash: 'cookie.private', description: 'Private Phone 9', firstSeenAt: at, lastSeenAt: at })
    .returning();
  await platform.db.insert(sessions).values({
    ...{ ...of, tokenHash: 'token.private', address: '203.0.113.77', userAgent: 'PrivateBrowser/9' },
    ...{ createdAt: at, expiresAt: new Date(at.getTime() + 3_600_000), lastSeenAt: at, deviceId: device?.id ?? null },
  });
  await platform.db
    .insert(memberExternals)
    .values({ ...of, channel: 'google', subject: 'google.private', linkedAt: at });
  return made;
}

it('tells an agent nothing of what is a member’s own affair', async () => {
  const { member: agent, token } = await enter();
  const filled = await filledMember(agent.id);
  await platform.makeMember(site, { uplineId: filled.id });
  const affairs = await affairsOf(filled);
  expect(affairs).toEqual(expect.arrayContaining(['819988776', 'Realname Privately', '203.0.113.77', 'zalo.private']));
  const inputs: [CallName, Input][] = [
    ...Object.entries(naming).map(([name, of]): [CallName, Input] => [name as CallName, of(filled)]),
    ...(Object.entries(others) as [CallName, Input][]),
    ['teamMembers', { query: { order: 'balance', ...page } }],
    ['teamMembers', { query: { order: 'team', name: 'fil', ...page } }],
    ['teamPnl', { query: { ...days, ...page, order: 'net', direction: 'asc', lines: 'all' } }],
    ['agentRates', { query: page }],
    ['teamBets', { query: { ...days, pageSize: 20 } }],
  ];
  await proves('F-TEAMMEMBER-05', async () => {
    const asked = new Set(inputs.map(([name]) => name));
    expect(agentCalls.filter(({ name, reads }) => reads && !asked.has(name))).toEqual([]);
    let named = 0;
    for (const [name, input] of inputs) {
      const answer = await platform.api(name, { site, token, ...input });
      expect([name, answer.code]).toEqual([name, undefined]);
      const text = JSON.stringify(answer);
      if (text.includes('filled')) named += 1;
      expect([name, affairs.filter((each) => text.includes(each))]).toEqual([name, []]);
    }
    expect(named).toBeGreaterThan(4);
  });
});
