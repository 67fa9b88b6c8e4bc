import { calls } from '@foyer/shared/contract';
import { PNG } from 'pngjs';
import { captchas } from '../../base/db/schema';
import type { Site } from '../../base/sites/site';
import { hostOf, openTestPlatform, type TestPlatform } from '../../testing';
import { useCaptcha } from './captcha';
import { drawCaptcha, HEIGHT, WIDTH } from './drawing/draw-captcha';
import { randomFrom } from './random';
import { speakCaptcha } from './sound/speak-captcha';

let platform: TestPlatform;
let site: Site;
beforeAll(async () => {
  platform = await openTestPlatform();
});
beforeEach(async () => {
  site = await platform.makeMerchant();
});
afterAll(() => platform?.close());

/** Asks for a picture and reads its digits from the database. */
async function picture(of = site) {
  const before = new Set((await platform.db.select().from(captchas)).map(({ idHash }) => idHash));
  const answer = await platform.app.inject({ url: '/wps/captcha', headers: { host: hostOf(of) } });
  const row = (await platform.db.select().from(captchas)).find(({ idHash }) => !before.has(idHash));
  const cookie = answer.cookies.find(({ name }) => name === 'captcha');
  return { answer, digits: row?.answer ?? '', id: cookie?.value ?? '', cookie };
}
const listen = (id: string | undefined, of = site, language = 'EN') =>
  platform.api('captchaSound', {
    site: of,
    query: { language },
    ...(id === undefined ? {} : { cookies: { captcha: id } }),
  });

describe('the picture', () => {
  it('shows five digits and tells them to nobody', async () => {
    const { answer, digits, id } = await picture();
    expect(digits).toMatch(/^\d{5}$/);
    const bytes = Buffer.from(answer.json<{ value: string }>().value, 'base64');
    const { width, height } = PNG.sync.read(bytes);
    expect([width, height]).toEqual([WIDTH, HEIGHT]);
    expect(`${answer.body}${bytes.toString('latin1')}${JSON.stringify(answer.headers)}`).not.toContain(digits);
    expect(id).not.toContain(digits);
  });

  it('is small enough for a slow line', () => {
    const sizes = Array.from({ length: 40 }, (_, n) => drawCaptcha('80868', randomFrom(`size ${n}`)).length);
    expect(Math.max(...sizes)).toBeLessThan(9_000);
  });

  it('is drawn differently each time, and identically from the same seed', () => {
    expect(drawCaptcha('12345', randomFrom('a')).equals(drawCaptcha('12345', randomFrom('a')))).toBe(true);
    const drawn = new Set(Array.from({ length: 20 }, () => drawCaptcha('12345').toString('base64')));
    expect(drawn.size).toBe(20);
  });

  it('varies place and form of each digit: no two drawings cover the same pixels', () => {
    const dark = (random: string) => {
      const { data } = PNG.sync.read(drawCaptcha('7', randomFrom(random)));
      return Array.from({ length: WIDTH * HEIGHT }, (_, at) => (data[at * 4] ?? 0) < 130);
    };
    const [one, other] = [dark('one'), dark('other')];
    const same = one.filter((ink, at) => ink === other[at]).length / one.length;
    expect(same).toBeLessThan(0.9);
  });
});

describe('the sound', () => {
  it.each(['EN', 'TY'])(
    'says the digits of the picture in %s, and uses them up no more than looking does',
    async (language) => {
      const { id, digits } = await picture();
      const first = await listen(id, site, language);
      const bytes = Buffer.from(first.value, 'base64');
      expect(bytes.toString('latin1', 0, 4) + bytes.toString('latin1', 8, 12)).toBe('RIFFWAVE');
      expect(bytes.readUInt32LE(40)).toBe(bytes.length - 44);
      expect(bytes.length / 8000).toBeGreaterThan(2.5);
      expect((await listen(id, site, language)).value).not.toBe(first.value);
      const merchant = site.code;
      expect(await useCaptcha(platform.db, { merchant, id, answer: digits, now: platform.clock.now })).toBe(true);
    },
  );

  it('is made of the digits that are given to it', async () => {
    const say = (digits: string) => speakCaptcha(digits, 'EN', randomFrom('the same chance'));
    expect((await say('11111')).equals(await say('11111'))).toBe(true);
    expect((await say('11111')).equals(await say('11112'))).toBe(false);
  });

  it('is refused without a valid picture: none requested, used, expired, another merchant’s', async () => {
    const refused = { success: false, code: 'captcha.error' };
    expect(await listen(undefined)).toMatchObject(refused);
    expect(await listen('made-up')).toMatchObject(refused);
    const used = await picture();
    const merchant = site.code;
    await useCaptcha(platform.db, { merchant, id: used.id, answer: '', now: platform.clock.now });
    expect(await listen(used.id)).toMatchObject(refused);
    const elsewhere = await picture(await platform.makeMerchant());
    expect(await listen(elsewhere.id)).toMatchObject(refused);
    const late = await picture();
    platform.clock.advance(5 * 60_000);
    expect(await listen(late.id)).toMatchObject(refused);
  });

  it('is given sixty times a minute to one address', async () => {
    const { id } = await picture();
    for (let n = 0; n < 60; n += 1) expect((await listen(id)).success).toBe(true);
    expect(await listen(id)).toMatchObject({ success: false, code: 'rate.limited' });
    platform.clock.advance(60_000);
    expect((await listen(id)).success).toBe(true);
  });
});

it('its cookie is for the calls alone, and for https where the visitor has it', async () => {
  expect((await picture()).cookie).toMatchObject({
    httpOnly: true,
    sameSite: 'Lax',
    path: calls.captcha.path.slice(0, 4),
  });
  expect((await picture()).cookie).not.toHaveProperty('secure');
  const behind = await openTestPlatform({ trustProxy: ['10.0.0.9'] });
  const of = await behind.makeMerchant();
  const answer = await behind.app.inject({
    url: '/wps/captcha',
    remoteAddress: '10.0.0.9',
    headers: { host: hostOf(of), 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.9' },
  });
  expect(answer.cookies).toEqual([expect.objectContaining({ name: 'captcha', secure: true })]);
  await behind.close();
});
