import type { QueryOf, ValueOf } from '@foyer/shared/contract';
import { sql } from 'drizzle-orm';
import { moveMoney } from '../../../base/ledger/move-money';
import type { Member } from '../../../base/members/member';
import type { Site } from '../../../base/sites/site';
import { openTestPlatform, type TestPlatform } from '../../../testing';

jest.setTimeout(120_000);

let platform: TestPlatform;
let site: Site;
let agent: Member;
let token: string;
beforeEach(async () => {
  platform ??= await openTestPlatform();
  site = await platform.makeMerchant({ agentMenu: { memberTeam: true } });
  agent = await platform.makeMember(site, { type: 1, username: 'theagent' });
  token = await platform.login(site, { ...agent, password: 'secret123' });
});
afterAll(() => platform?.close());

const below = (upline: Member, more: object = {}) => platform.makeMember(site, { uplineId: upline.id, ...more });

type Query = QueryOf<'teamMembers'>;
type Answer = ValueOf<'teamMembers'>;
const ask = (more: Partial<Query> = {}, as = token) =>
  platform.api('teamMembers', {
    ...{ site, token: as },
    query: { order: 'registered', pageNo: 1, pageSize: 20, ...more } as Query,
  });
const list = async (more: Partial<Query> = {}, as = token): Promise<Answer> => {
  const answer = await ask(more, as);
  if (!answer.success) throw new Error(answer.code);
  return answer.value as Answer;
};
const names = ({ content }: Pick<Answer, 'content'>) => content.map(({ username }) => username);
const registered = (member: Member, day: string) =>
  platform.db.execute(sql`update members set registered_at = ${`2026-02-${day}T08:00:00Z`} where id = ${member.id}`);

/** A chain of members, each below the one before. */
async function chain(from: Member, every: readonly string[]): Promise<Member[]> {
  const made: Member[] = [];
  for (const username of every) made.push(await below(made.at(-1) ?? from, { username }));
  return made;
}

describe('the list of direct members', () => {
  it('says of each what an agent looks for', async () => {
    const mali = await below(agent, { username: 'mali', type: 1, balance: '120' });
    await registered(mali, '03');
    await chain(mali, ['under1', 'under2']);
    await below(mali, { type: 4 });
    await platform.db.transaction((tx) =>
      moveMoney(tx, {
        ...{ merchant: mali.merchantCode, memberId: mali.id, kind: 'bonus', debit: 'house:bonus' },
        ...{ credit: 'wallet:bonus', amount: '0.5', reference: 'b1', at: platform.clock.now },
      }),
    );
    const som = await below(agent, { username: 'som', balance: '0' });
    await registered(som, '02');
    await below(agent, { type: 4 });
    await platform.login(site, { ...mali, password: 'secret123' });
    const answer = await list();
    expect(answer).toEqual({
      path: [],
      content: [
        {
          ...{ memberId: mali.id, username: 'mali', type: 1, registeredAt: Date.parse('2026-02-03T08:00:00Z') },
          ...{ seenAt: expect.any(Number), online: true, balance: '120.5', team: 2, direct: true },
        },
        {
          ...{ memberId: som.id, username: 'som', type: 0, registeredAt: Date.parse('2026-02-02T08:00:00Z') },
          ...{ online: false, balance: '0', team: 0, direct: true },
        },
      ],
      ...{ team: 4, pageNum: 1, totalPages: 1, totalElements: 2 },
    });
    platform.clock.advance(400 * 24 * 3_600_000);
    const token2 = await platform.login(site, { ...agent, password: 'secret123' });
    const [later] = (await list({}, token2)).content;
    expect([later?.online, later?.seenAt]).toEqual([false, answer.content[0]?.seenAt]);
  });

  it('stands in three orders, a page at a time', async () => {
    const made = [];
    for (let at = 0; at < 5; at++) {
      const member = await below(agent, { username: `line${at}`, balance: String(((at * 2) % 5) + 1) });
      await registered(member, `1${at}`);
      await chain(
        member,
        Array.from({ length: (at * 3) % 5 }, (_, each) => `b${at}x${each}`),
      );
      made.push(member);
    }
    expect(names(await list())).toEqual(['line4', 'line3', 'line2', 'line1', 'line0']);
    expect(names(await list({ order: 'balance' }))).toEqual(['line2', 'line4', 'line1', 'line3', 'line0']);
    expect(names(await list({ order: 'team' }))).toEqual(['line3', 'line1', 'line4', 'line2', 'line0']);
    const pages = [];
    for (const pageNo of [1, 2, 3, 4]) pages.push(await list({ order: 'balance', pageNo, pageSize: 2 }));
    expect(pages.map(names)).toEqual([['line2', 'line4'], ['line1', 'line3'], ['line0'], []]);
    expect(pages.map(({ totalPages, totalElements }) => [totalPages, totalElements])).toEqual(Array(4).fill([3, 5]));
    // Equal balances stand newest first.
    await platform.db.execute(sql`update wallets set balance = 7 where merchant_code = ${agent.merchantCode}`);
    expect(names(await list({ order: 'balance' }))).toEqual(names(await list()));
  });

  it('opens a member of the team to the level below', async () => {
    const [one, two, three] = await chain(agent, ['one', 'two', 'three']);
    const top = await list();
    expect([names(top), top.team, top.opened]).toEqual([['one'], 3, undefined]);
    const opened = await list({ memberId: two!.id });
    expect(opened).toMatchObject({
      path: [
        { memberId: one!.id, username: 'one' },
        { memberId: two!.id, username: 'two' },
      ],
      opened: { memberId: two!.id, username: 'two', team: 1, direct: false },
      content: [{ memberId: three!.id, direct: false, team: 0 }],
      team: 1,
    });
    expect((await list({ memberId: one!.id })).opened?.direct).toBe(true);
  });
});

describe('a name', () => {
  it('is searched in the whole team, by its beginning, and nowhere else', async () => {
    const upline = await platform.makeMember(site, { type: 1, username: 'deepup' });
    const sibling = await below(upline, { type: 1, username: 'deepsib' });
    await below(sibling, { username: 'deepsibs' });
    const middle = await below(upline, { type: 1, username: 'deepme' });
    const as = await platform.login(site, { ...middle, password: 'secret123' });
    const made = await chain(middle, ['first', 'second', 'third', 'fourth', 'DeepFive']);
    await below(middle, { username: 'deeptrial', type: 4 });
    await below(middle, { username: 'notdeep' });
    const elsewhere = await platform.makeMerchant();
    await platform.makeMember(elsewhere, { username: 'deepother' });
    const [plain, under, percent] = [
      await below(middle, { username: 'ab_c' }),
      await below(middle, { username: 'abxc' }),
      await below(middle, { username: 'ab%c' }),
    ];
    for (const name of ['de', 'DEEP', 'deepfive']) {
      const found = await list({ name }, as);
      expect([name, names(found), found.totalElements]).toEqual([name, ['DeepFive'], 1]);
      expect(found.content[0]?.path).toEqual(made.slice(0, 4).map(({ id, username }) => ({ memberId: id, username })));
    }
    expect(names(await list({ name: 'deepfives' }, as))).toEqual([]);
    expect(names(await list({ name: 'ab_' }, as))).toEqual([plain.username]);
    expect(names(await list({ name: 'ab%' }, as))).toEqual([percent.username]);
    expect(names(await list({ name: '%d' }, as))).toEqual([]);
    expect(names(await list({ name: '\\_' }, as))).toEqual([]);
    expect(names(await list({ name: 'ab' }, as)).sort()).toEqual(
      [plain, under, percent].map(({ username }) => username).sort(),
    );
    expect((await ask({ name: 'd' }, as)).success).toBe(false);
    expect(made.length).toBe(5);
  });
});

it('is for agents of merchants that offer it', async () => {
  const player = await platform.login(site, { ...(await below(agent)), password: 'secret123' });
  expect((await ask({}, player)).code).toBe('permission.denied');
  const other = await platform.makeMerchant({ agentMenu: {} });
  const theirs = await platform.makeMember(other, { type: 1 });
  const as = await platform.login(other, { ...theirs, password: 'secret123' });
  const query = { order: 'registered', pageNo: 1, pageSize: 20 } as const;
  expect((await platform.api('teamMembers', { site: other, token: as, query })).code).toBe('permission.denied');
});
