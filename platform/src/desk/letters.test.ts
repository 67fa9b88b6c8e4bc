import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { feedbacks } from '../base/db/schema';
import type { Site } from '../base/sites/site';
import { openTestPlatform, type TestPlatform } from '../testing';
import { openTestDesk, type TestDesk } from './desk.testing';

jest.setTimeout(120_000);

let platform: TestPlatform;
let at: TestDesk;
let site: Site;
let other: Site;
let vee: string;
let anna: string;
let boon: string;
let picture: Buffer;
beforeAll(async () => {
  platform = await openTestPlatform({ opsKey: 'ops' });
  at = await openTestDesk(platform);
  site = await platform.makeMerchant({ flags: { FEEDBACK3: true } });
  other = await platform.makeMerchant();
  const title = { EN: 'The big catch', TY: 'ล่าปลายักษ์' };
  const items = [{ id: 1, title, summary: 'B', content: '<p>C</p>', applies: true }];
  expect((await at.ops('PUT', `/merchants/${site.code}/content/activities`, { items })).status).toBe(200);
  vee = await at.enter('vee', { [site.code]: 'viewer' });
  anna = await at.enter('anna', { [site.code]: 'cashier', [other.code]: 'manager' });
  boon = await at.enter('boon', { [site.code]: 'manager' });
  picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#c33' } })
    .png()
    .toBuffer();
});
afterAll(async () => {
  await at?.close();
  await platform?.close();
});

const merchant = (path: string, of = site) => `/merchants/${of.code}${path}`;
const get = async (cookie: string, path: string) => (await at.send('GET', merchant(path), { cookie })).value;
const post = (cookie: string, path: string, body: object) => at.send('POST', merchant(path), { cookie, body });
const trail = async (subject: string) =>
  (await get(boon, '/acts')).acts
    .filter((act: { subject: string }) => act.subject === subject)
    .map(({ by, act, outcome }: Record<string, string>) => [by, act, outcome]);

async function wrote(
  content: string,
  pictures: readonly Buffer[] = [],
): Promise<{ id: number; member: Awaited<ReturnType<TestPlatform['makeMember']>> }> {
  const member = await platform.makeMember(site);
  const token = await platform.login(site, member);
  const body = { type: 'money', content, key: randomUUID() };
  const { value } = await platform.api('sendFeedback', { site, token, body, pictures });
  return { id: value.id, member };
}

async function applied(comment: string) {
  const member = await platform.makeMember(site);
  const token = await platform.login(site, member);
  const body = { id: 1, comment, key: randomUUID() };
  await platform.api('apply', { site, token, body, pictures: [picture] });
  const { applications } = await get(vee, '/applications');
  const { id } = applications.find((row: { member: string }) => row.member === member.username);
  const told = async () => (await platform.api('application', { site, token, query: { id: 1 } })).value;
  return { id: id as number, member, told };
}

/** A picture as the desk sends it; JSON is of no use for it. */
const pictureAt = (path: string, cookie?: string) =>
  at.app.inject({ url: `/desk/api${path}`, cookies: cookie === undefined ? {} : { desk: cookie } });

describe('feedback at the desk', () => {
  it('waits oldest first, and is read with its pictures by those who work for its merchant', async () => {
    const first = await wrote('Where is my deposit of noon?', [picture]);
    const second = await wrote('The wheel is very slow today.');
    const { feedback, next } = await get(vee, '/feedback');
    expect(feedback).toMatchObject([
      { id: first.id, member: first.member.username, type: 'money', answer: null, pictures: 1 },
      { id: second.id, content: 'The wheel is very slow today.', pictures: 0 },
    ]);
    expect(next).toBeNull();
    expect(await get(vee, `/feedback/${first.id}`)).toMatchObject({ mayAnswer: false, acts: [] });
    const at0 = merchant(`/feedback/${first.id}/pictures/0`);
    const shown = await pictureAt(at0, vee);
    expect([
      shown.statusCode,
      shown.headers['content-type'],
      (await sharp(shown.rawPayload).metadata()).format,
    ]).toEqual([200, 'image/jpeg', 'jpeg']);
    expect(shown.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'no-store',
    });
    for (const [path, cookie, status] of [
      [at0, undefined, 401],
      [merchant(`/feedback/${first.id}/pictures/0`, other), anna, 404],
      [merchant(`/applications/${first.id}/pictures/0`), anna, 404],
      [merchant(`/feedback/${first.id}/pictures/1`), vee, 404],
      [merchant(`/feedback/${first.id}/pictures/9`), vee, 400],
    ] as const)
      expect([path, (await pictureAt(path, cookie)).statusCode]).toEqual([path, status]);
    expect((await at.send('GET', merchant(`/feedback/${first.id}`, other), { cookie: anna })).status).toBe(404);
  });

  it('is answered once, however often it is pressed, and no answer is replaced unseen', async () => {
    const { id, member } = await wrote('My bonus did not come.');
    const answer = (cookie: string, body: object) => post(cookie, `/feedback/${id}/answer`, body);
    expect((await answer(vee, { answer: 'Yes', instead: null })).status).toBe(403);
    for (const body of [{ answer: ' ', instead: null }, { answer: 'Yes' }, { answer: 'x'.repeat(1001), instead: null }])
      expect((await answer(anna, body)).status).toBe(400);
    const twice = await Promise.all([0, 1].map(() => answer(anna, { answer: ' It is booked. ', instead: null })));
    expect(twice.map(({ status, value }) => [status, value.answer])).toEqual(Array(2).fill([200, 'It is booked.']));
    expect(await trail(`feedback/${id}`)).toEqual([['anna', 'feedback.answer', 'done']]);
    expect(await answer(boon, { answer: 'I look into it.', instead: null })).toMatchObject({
      status: 409,
      value: { code: 'not.now', value: { reason: 'feedback.answered' } },
    });
    expect((await answer(boon, { answer: 'It was booked at noon.', instead: 'It is booked.' })).status).toBe(200);
    const token = await platform.login(site, member);
    const read = await platform.api('feedback', { site, token, query: { id } });
    expect(read.value).toMatchObject({ answer: 'It was booked at noon.' });
    expect((await get(vee, '/feedback?state=answered')).feedback[0]).toMatchObject({ id });
    expect((await get(vee, '/feedback')).feedback.map((row: { id: number }) => row.id)).not.toContain(id);
  });

  it('comes page by page', async () => {
    const { id: memberId } = await platform.makeMember(site);
    const sentAt = platform.clock.now;
    const letter = (row: number) => ({
      merchantCode: site.code,
      memberId,
      type: 'site' as const,
      content: `${row}`,
      sentAt,
    });
    await platform.db.insert(feedbacks).values(Array.from({ length: 51 }, (_, row) => letter(row)));
    const { feedback, next } = await get(vee, '/feedback');
    expect([feedback.length, next]).toEqual([50, String(feedback[49].id)]);
    const rest = await get(vee, `/feedback?from=${next}`);
    expect(rest.next).toBeNull();
    expect(rest.feedback.every(({ id }: { id: number }) => id > feedback[49].id)).toBe(true);
  });
});

describe('applications at the desk', () => {
  it('name their activity, and are accepted or refused once, with a word that the member reads', async () => {
    const first = await applied('Here is my catch');
    const { applications } = await get(vee, '/applications');
    expect(applications[0]).toMatchObject({
      activityId: 1,
      title: { EN: 'The big catch' },
      pictures: 1,
      state: 'waiting',
    });
    expect(await get(vee, `/applications/${first.id}`)).toMatchObject({ may: [] });
    expect(await get(anna, `/applications/${first.id}`)).toMatchObject({ may: ['accept', 'refuse'], acts: [] });
    const act = (cookie: string, name: string, body: object) => post(cookie, `/applications/${first.id}/${name}`, body);
    expect((await act(vee, 'accept', {})).status).toBe(403);
    for (const body of [{}, { reason: '  ' }, { reason: 'x'.repeat(201) }])
      expect((await act(anna, 'refuse', body)).status).toBe(400);
    const both = await Promise.all([
      act(anna, 'accept', { reason: 'Well done' }),
      act(boon, 'refuse', { reason: 'No' }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [{ state }, told] = [await get(anna, `/applications/${first.id}`), await first.told()];
    const late = both.find(({ status }) => status === 409);
    expect(late?.value).toMatchObject({ code: 'not.now', value: { reason: `application.${state}` } });
    expect(told).toMatchObject({ state, answer: state === 'accepted' ? 'Well done' : 'No' });
    expect(await trail(`applications/${first.id}`)).toHaveLength(1);
  });

  it('are decided by two presses as by one, and the trail says who', async () => {
    const { id, told } = await applied('Again');
    const twice = await Promise.all([0, 1].map(() => post(anna, `/applications/${id}/accept`, {})));
    expect(twice.map(({ status, value }) => [status, value.state])).toEqual(Array(2).fill([200, 'accepted']));
    expect(await told()).toMatchObject({ state: 'accepted' });
    expect(await trail(`applications/${id}`)).toEqual([['anna', 'application.accepted', 'done']]);
    expect(
      (await get(vee, '/applications?state=accepted')).applications.map((row: { id: number }) => row.id),
    ).toContain(id);
  });

  it('decided with the key of the operations are in the trail as well', async () => {
    const { id } = await applied('By key');
    expect(
      (await at.ops('POST', `/merchants/${site.code}/applications/${id}/decide`, { state: 'refused', answer: 'Late' }))
        .status,
    ).toBe(200);
    expect(await trail(`applications/${id}`)).toEqual([[null, 'application.refused', 'done']]);
  });
});
