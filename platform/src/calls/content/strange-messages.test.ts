import type { CallName } from '@foyer/shared/contract';
import { asc, eq } from 'drizzle-orm';
import { messages } from '../../base/db/schema';
import { tell } from '../../base/messages/tell';
import type { Site } from '../../base/sites/site';
import { openTestPlatform, type TestPlatform } from '../../testing';

jest.setTimeout(60_000);

let platform: TestPlatform;
let site: Site;
beforeAll(async () => {
  platform = await openTestPlatform();
  site = await platform.makeMerchant({ flags: { MAILCEN: true } });
});
afterAll(() => platform.close());

const rowsOf = (memberId: number) =>
  platform.db.select().from(messages).where(eq(messages.memberId, memberId)).orderBy(asc(messages.id));

/** A member with two unread messages, logged in. */
async function owner(at = site, type = 0) {
  const member = await platform.makeMember(at, { type });
  for (const kind of ['salary', 'dividend'] as const)
    await tell(platform.db, at, member.id, 'contract.offered', { kind }, platform.clock.now);
  const rows = await rowsOf(member.id);
  return {
    token: await platform.login(at, member),
    ids: rows.map(({ id }) => id),
    isUntouched: async () => expect(await rowsOf(member.id)).toEqual(rows),
  };
}

/** Each call about messages, with something to ask for. */
const asked = ([first = 1]: readonly number[]): readonly [CallName, object][] => [
  ['messages', {}],
  ['message', { query: { id: first } }],
  ['messageCount', {}],
  ['unreadMessages', {}],
  ['readMessages', { body: { ids: [first] } }],
  ['deleteMessages', { query: { ids: String(first) } }],
];

it.each([
  ['of another merchant', 0, true],
  ['with a trial account', 4, false],
])('stay whole for a member %s', async (_, type, elsewhere) => {
  const victim = await owner();
  const there = elsewhere ? await platform.makeMerchant({ flags: { MAILCEN: true } }) : site;
  const stranger = await owner(there, type);
  const api = { site: there, token: stranger.token };
  expect((await platform.api('message', { ...api, query: { id: victim.ids[0] ?? 0 } })).value).toBeNull();
  for (const body of [{ ids: victim.ids }, { upTo: Math.min(...victim.ids) }])
    expect((await platform.api('readMessages', { ...api, body })).value).toEqual({ all: 2, unread: 2 });
  for (const query of [{ ids: victim.ids.join(',') }, { upTo: Math.min(...victim.ids) }])
    expect((await platform.api('deleteMessages', { ...api, query })).value).toEqual({ all: 2, unread: 2 });
  const before = { query: { before: Math.max(...stranger.ids) + 1 } };
  const seen = (await platform.api('messages', { ...api, ...before })).value.content.map(({ id }) => id);
  expect(seen).toEqual([...stranger.ids].reverse());
  await victim.isUntouched();
});

it('stay whole for whoever has no session, one of another merchant, or one that ended', async () => {
  const { token, ids, isUntouched } = await owner();
  const other = await platform.makeMerchant({ flags: { MAILCEN: true } });
  for (const [name, sent] of asked(ids)) {
    expect([name, await platform.api(name, { site, ...sent })]).toMatchObject([name, { status: 401, success: false }]);
    const elsewhere = await platform.api(name, { site: other, token, ...sent });
    expect([name, elsewhere]).toMatchObject([name, { status: 401, code: 'session.expired' }]);
  }
  await platform.api('logout', { site, token, query: { token } });
  for (const [name, sent] of asked(ids))
    expect([name, (await platform.api(name, { site, token, ...sent })).status]).toEqual([name, 401]);
  await isUntouched();
});

it('wait until a first password was changed, but for their number', async () => {
  const member = await platform.makeMember(site, { mustChangePassword: true });
  const token = await platform.login(site, member);
  const answers: unknown[] = [];
  for (const [name, sent] of asked([1]))
    answers.push([name, (await platform.api(name, { site, token, ...sent })).code]);
  const closed = (name: CallName) => [name, 'password.change'];
  expect(answers).toEqual([
    ...[closed('messages'), closed('message'), closed('messageCount'), ['unreadMessages', undefined]],
    ...[closed('readMessages'), closed('deleteMessages')],
  ]);
});

it('are not named ten thousand at a time, nor by numbers that are none', async () => {
  const { token, ids, isUntouched } = await owner();
  const many = Array.from({ length: 10_000 }, (_, at) => (ids[0] ?? 0) + at);
  const read = (body: unknown) => platform.api('readMessages', { site, token, body });
  expect(await read({ ids: many })).toMatchObject({ success: false, code: 'request.invalid', status: 413 });
  const bodies = [{ ids: [2 ** 53] }, { ids: [ids] }, { ids: String(ids) }, { ids: null }, { ids, upTo: 1 }, ids, {}];
  for (const body of bodies)
    expect([body, await read(body)]).toMatchObject([body, { success: false, code: 'request.invalid', status: 400 }]);
  const queries = [
    ...[{ ids: many.join() }, { ids: `${ids[0]} or 1=1` }, { ids: `-${ids[0]}` }, { ids: `${ids[0]}.0` }],
    ...[{ ids: '9'.repeat(16) }, { upTo: '9'.repeat(17) }, { upTo: '1e9' }, {}, { ids: String(ids[0]), upTo: 1 }],
  ];
  for (const query of queries)
    expect([query, await platform.api('deleteMessages', { site, token, query })]).toMatchObject([
      query,
      { success: false, code: 'request.invalid', status: 400 },
    ]);
  await isUntouched();
});

it('may be named twice in one call, and by two calls at once', async () => {
  const { token, ids } = await owner();
  const [first = 0, second = 0] = ids;
  const twice = { site, token, body: { ids: [first, first] } };
  const read = await Promise.all([platform.api('readMessages', twice), platform.api('readMessages', twice)]);
  expect(read.map(({ value }) => value)).toEqual(Array(2).fill({ all: 2, unread: 1 }));
  const gone = { site, token, query: { ids: `${second},${second}` } };
  const removed = await Promise.all([platform.api('deleteMessages', gone), platform.api('deleteMessages', gone)]);
  expect(removed.map(({ value }) => value)).toEqual(Array(2).fill({ all: 1, unread: 0 }));
});
