import { randomUUID } from 'node:crypto';
import { APPLY_COMMENT_MAX } from '@foyer/shared/contract';
import sharp from 'sharp';
import type { Site } from '../../base/sites/site';
import { openTestPlatform, type TestPlatform } from '../../testing';

jest.setTimeout(60_000);

let platform: TestPlatform;
let site: Site;
let token: string;
beforeAll(async () => {
  platform = await openTestPlatform({ opsKey: 'ops' });
  site = await platform.makeMerchant();
  const now = platform.clock.now.getTime();
  const words = { title: 'A', summary: 'B', content: '<p>C</p>' };
  const items = [
    { id: 1, ...words, applies: true },
    { id: 2, ...words },
    { id: 3, ...words, applies: true, endsAt: now - 1, to: now + 1e9 },
    { id: 4, ...words, applies: true, startsAt: now + 1e6 },
  ];
  expect((await ops('PUT', 'content/activities', { items })).statusCode).toBe(200);
});
beforeEach(async () => {
  token = await platform.login(site, await platform.makeMember(site));
});
afterAll(() => platform?.close());

const ops = (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) =>
  platform.app.inject({
    ...{ method, url: `/_ops/merchants/${site.code}/${path}`, headers: { 'x-ops-key': 'ops' } },
    ...(payload === undefined ? {} : { payload }),
  });
const apply = (id: number, comment = 'Me', pictures: readonly Buffer[] = [], key: string = randomUUID()) =>
  platform.api('apply', { site, token, body: { id, comment, key }, pictures });
const state = async (id = 1) => (await platform.api('application', { site, token, query: { id } })).value;

it('is taken once per activity and member; a second one is told how the first stands', async () => {
  expect(await state()).toBeNull();
  const key = randomUUID();
  const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#c33' } })
    .png()
    .toBuffer();
  const first = await apply(1, 'Me', [picture], key);
  expect(first).toMatchObject({ success: true, value: { state: 'waiting' } });
  expect((await apply(1, 'Me', [picture], key)).value).toEqual(first.value);
  expect(await apply(1, 'Again')).toMatchObject({ code: 'apply.again', value: first.value });
  const { applications: [waiting] = [] } = (await ops('GET', 'applications')).json<{
    applications: { id: number }[];
  }>();
  expect(waiting).toMatchObject({ comment: 'Me', activityId: 1 });
  expect((await ops('GET', `applications/${waiting?.id}/pictures/0`)).headers['content-type']).toBe('image/jpeg');
  const decide = (decision: object) => ops('POST', `applications/${waiting?.id}/decide`, decision);
  expect((await decide({ state: 'accepted', answer: 'Welcome' })).statusCode).toBe(200);
  expect((await decide({ state: 'refused' })).statusCode).toBe(409);
  expect(await state()).toMatchObject({ state: 'accepted', answer: 'Welcome' });
  expect(await apply(1)).toMatchObject({ code: 'apply.again', value: { state: 'accepted' } });
});

it('is one of two that are sent at once', async () => {
  const codes = (await Promise.all([apply(1), apply(1)])).map(({ code }) => code ?? 'taken');
  expect(codes.sort()).toEqual(['apply.again', 'taken']);
});

it('is refused for an activity that takes none, is over, not begun, or not there', async () => {
  for (const id of [2, 3, 4, 5]) expect([id, (await apply(id)).code]).toEqual([id, 'claim.gone']);
});

it('has a comment of at most 140 code points', async () => {
  const lanterns = '🏮'.repeat(APPLY_COMMENT_MAX);
  expect((await apply(1, `${lanterns}a`)).code).toBe('request.invalid');
  expect((await apply(1, lanterns)).success).toBe(true);
});
