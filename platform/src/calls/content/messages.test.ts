import type { BodyOf } from '@foyer/shared/contract';
import type { Site } from '../../base/sites/site';
import { openTestPlatform, type TestPlatform } from '../../testing';

jest.setTimeout(60_000);

let platform: TestPlatform;
let site: Site;
beforeAll(async () => {
  platform = await openTestPlatform({ opsKey: 'ops' });
});
beforeEach(async () => {
  site = await platform.makeMerchant({ flags: { MAILCEN: true } });
});
afterAll(() => platform.close());

const GONE = 999_999_999;

async function inboxOf(filled: { unread: number; read?: number }) {
  const member = await platform.makeMember(site);
  await platform.app.inject({
    ...{ method: 'PUT', url: `/_ops/merchants/${site.code}/members/${member.username}/messages` },
    ...{ headers: { 'x-ops-key': 'ops' }, payload: filled },
  });
  const token = await platform.login(site, member);
  const asked = { site, token };
  const list = async (before?: number) =>
    (await platform.api('messages', { ...asked, ...(before === undefined ? {} : { query: { before } }) })).value;
  return {
    list,
    ids: async () => (await list()).content.map(({ id }) => id),
    one: async (id: number) => (await platform.api('message', { ...asked, query: { id } })).value,
    unread: async () => (await platform.api('unreadMessages', asked)).value,
    all: async () => (await platform.api('messageCount', asked)).value,
    read: (body: BodyOf<'readMessages'>) => platform.api('readMessages', { ...asked, body }),
    remove: (query: { readonly ids: string } | { readonly upTo: number }) =>
      platform.api('deleteMessages', { ...asked, query }),
    removeWith: (query: Record<string, string | number>) => platform.api('deleteMessages', { ...asked, query }),
    send: (body: unknown) => platform.api('readMessages', { ...asked, body }),
  };
}

it('come newest first in pages of 20, 20 and 5, the unread ones marked', async () => {
  const inbox = await inboxOf({ unread: 3, read: 42 });
  const pages = [await inbox.list()];
  while (pages.at(-1)?.more) pages.push(await inbox.list(pages.at(-1)?.content.at(-1)?.id));
  expect(pages.map(({ content }) => content.length)).toEqual([20, 20, 5]);
  const all = pages.flatMap(({ content }) => content);
  expect(all.map(({ title }) => title)).toEqual(Array.from({ length: 45 }, (_, at) => `Message ${45 - at}`));
  expect(all.map(({ read }) => read)).toEqual([...Array(3).fill(false), ...Array(42).fill(true)]);
  expect([await inbox.all(), await inbox.unread()]).toEqual([45, 3]);
});

it('are read and deleted by whom they belong to alone, and a second time changes nothing', async () => {
  await proves('F-MESSAGE-04', async () => {
    const [own, other] = [await inboxOf({ unread: 3 }), await inboxOf({ unread: 2 })];
    const [mine, theirs] = [await own.ids(), await other.ids()];
    const [first = 0, second = 0] = mine;
    const mixed = { ids: [first, ...theirs] };
    const untouched = async () => expect([await other.all(), await other.unread()]).toEqual([2, 2]);

    expect(await own.one(theirs[0] ?? 0)).toBeNull();
    expect(await own.one(GONE)).toBeNull();
    // Ids of somebody else are answered as ids of nobody.
    expect((await own.read({ ids: theirs })).value).toEqual((await own.read({ ids: [GONE] })).value);
    expect((await own.read(mixed)).value).toEqual({ all: 3, unread: 2 });
    const read = await own.one(first);
    platform.clock.advance(60_000);
    expect((await own.read(mixed)).value).toEqual({ all: 3, unread: 2 });
    expect(await own.one(first)).toEqual(read);
    await untouched();

    expect((await own.remove({ ids: theirs.join(',') })).value).toEqual(
      (await own.remove({ ids: String(GONE) })).value,
    );
    expect((await own.remove({ ids: [second, ...theirs].join(',') })).value).toEqual({ all: 2, unread: 1 });
    expect((await own.remove({ ids: [second, ...theirs].join(',') })).value).toEqual({ all: 2, unread: 1 });
    expect(await own.ids()).toEqual(mine.filter((id) => id !== second));
    await own.remove({ upTo: Math.max(...mine, ...theirs) });
    expect(await own.all()).toBe(0);
    await untouched();
  });
});

it('that arrive after one looked are not read or deleted with all others', async () => {
  const inbox = await inboxOf({ unread: 3 });
  const [newest = 0, middle = 0] = await inbox.ids();
  expect((await inbox.read({ upTo: middle })).value).toEqual({ all: 3, unread: 1 });
  expect((await inbox.remove({ upTo: middle })).value).toEqual({ all: 1, unread: 1 });
  expect(await inbox.ids()).toEqual([newest]);
});

it.each([
  {},
  { ids: [] },
  { ids: Array.from({ length: 101 }, (_, at) => at + 1) },
  { ids: [-1] },
  { ids: ['1'] },
  { ids: [1.5] },
  { upTo: 0 },
  { upTo: 'all' },
  { ids: [1], upTo: 1 },
])('are not found by %j', async (body) => {
  const inbox = await inboxOf({ unread: 1 });
  expect(await inbox.send(body)).toMatchObject({ status: 400, code: 'request.invalid' });
  expect(await inbox.unread()).toBe(1);
});

it.each([{}, { ids: '' }, { ids: '1,' }, { ids: '0' }, { ids: 'all' }, { upTo: -1 }, { ids: '1', upTo: 1 }])(
  'are not deleted by %j',
  async (query) => {
    const inbox = await inboxOf({ unread: 1 });
    expect(await inbox.removeWith(query)).toMatchObject({ success: false, code: 'request.invalid' });
    expect(await inbox.all()).toBe(1);
  },
);

it('are closed where the merchant has no message center, but for their number', async () => {
  site = await platform.makeMerchant({ flags: { MAILCEN: false } });
  const member = await platform.makeMember(site);
  const token = await platform.login(site, member);
  const body = { upTo: 1 };
  const answers = [
    await platform.api('messages', { site, token }),
    await platform.api('message', { site, token, query: { id: 1 } }),
    await platform.api('readMessages', { site, token, body }),
    await platform.api('deleteMessages', { site, token, query: { upTo: 1 } }),
  ];
  expect(answers.map(({ code }) => code)).toEqual(Array(4).fill('permission.denied'));
  expect((await platform.api('unreadMessages', { site, token })).value).toBe(0);
});

it('need a session of the merchant that they are at', async () => {
  const member = await platform.makeMember(site);
  const token = await platform.login(site, member);
  const elsewhere = await platform.makeMerchant({ flags: { MAILCEN: true } });
  expect((await platform.api('messages', { site })).status).toBe(401);
  expect((await platform.api('messages', { site: elsewhere, token })).status).toBe(401);
});
