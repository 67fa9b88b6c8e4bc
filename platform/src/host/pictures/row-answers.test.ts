import type { Site } from '../../base/sites/site';
import type { TestPlatform } from '../../testing';
import { openLobby } from '../../testing/lobby';
import { rowAnswers } from './row-answers';

jest.setTimeout(60_000);

let platform: TestPlatform;
let site: Site;
let other: Site;
let now: Date;
beforeAll(async () => {
  platform = await openLobby({ opsKey: 'ops' });
  now = platform.clock.now;
  [site, other] = [await platform.makeMerchant(), await platform.makeMerchant()];
});
afterAll(() => platform?.close());
afterEach(() => jest.restoreAllMocks());

const open = () => rowAnswers(platform.db, platform.app.platform.catalogue);
const write = (of: Site, title: string) =>
  platform.app.inject({
    ...{ method: 'PUT', url: `/_ops/merchants/${of.code}/content/announcements` },
    ...{ headers: { 'x-ops-key': 'ops' }, payload: { items: [{ id: 1, type: 'H', title }] } },
  });

it.each(['TY', 'EN'])('are what home and notices get as a visitor, in %s', async (language) => {
  const query = { types: 'B,PL,PU,H', groupName: 'm_home', platform: 'M', merchantCode: site.code, language };
  const { value } = await platform.api('announcements', { site, query });
  expect(value.filter(({ type }) => type === 'B').length).toBeGreaterThan(1);
  expect(value.filter(({ type }) => type === 'PL' || type === 'H').length).toBeGreaterThan(1);
  expect(await open()('homeAnnouncements', { site, language, now })).toEqual(value);
});

it.each(['TY', 'EN'])('are the first page of the activities, in %s', async (lang) => {
  const { value } = await platform.api('activities', { site, query: { lang, pageNo: 1, pageSize: 10 } });
  expect(value.content.length).toBeGreaterThan(1);
  expect(await open()('activities', { site, language: lang, now })).toEqual(value.content);
});

it('are none of a request that this platform puts into no picture', async () => {
  for (const request of ['memberInfo', 'constructor', '__proto__'])
    expect(await open()(request as 'activities', { site, language: 'TY', now })).toBeUndefined();
});

it('are those of seconds ago at most, and of one merchant and language alone', async () => {
  const clock = jest.spyOn(performance, 'now').mockReturnValue(1000);
  const answers = open();
  const title = async (of: Site, language = 'TY') =>
    (await answers('homeAnnouncements', { site: of, language, now }))?.at(-1)?.title;
  const [before, english] = [await title(site), await title(site, 'EN')];
  expect(english).not.toBe(before);
  expect((await write(site, 'New')).statusCode).toBe(200);
  clock.mockReturnValue(3999);
  expect([await title(site), await title(other)]).toEqual([before, before]);
  clock.mockReturnValue(4000);
  expect([await title(site), await title(other)]).toEqual(['New', before]);
});
