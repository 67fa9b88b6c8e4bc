import { randomUUID } from 'node:crypto';
import { type BodyOf, PICTURES } from '@foyer/shared/contract';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { sentPictures } from '../../base/db/schema';
import type { Site } from '../../base/sites/site';
import { hostOf, openTestPlatform, type TestPlatform } from '../../testing';

jest.setTimeout(60_000);

let platform: TestPlatform;
let site: Site;
let token: string;
beforeAll(async () => {
  platform = await openTestPlatform({ opsKey: 'ops' });
  site = await platform.makeMerchant({ flags: { FEEDBACK3: true }, timeZone: 'Asia/Bangkok' });
});
beforeEach(async () => {
  token = await enter();
});
afterAll(() => platform?.close());

const enter = async () => platform.login(site, await platform.makeMember(site));
const plain = (width = 40, height = 30) => sharp({ create: { width, height, channels: 3, background: '#c33' } });
const body = (more: Partial<BodyOf<'sendFeedback'>> = {}): BodyOf<'sendFeedback'> => ({
  ...{ type: 'games', content: 'Nine letters and one more', key: randomUUID() },
  ...more,
});
const send = (more: Partial<BodyOf<'sendFeedback'>> = {}, pictures: readonly Buffer[] = [], of = token) =>
  platform.api('sendFeedback', { site, token: of, body: body(more), pictures });
const list = async (of = token, pageNo = 1, pageSize = 20) =>
  (await platform.api('feedbackList', { site, token: of, query: { pageNo, pageSize } })).value;
const stored = async (id: number) =>
  (await platform.db.select().from(sentPictures).where(eq(sentPictures.feedbackId, id))).map(({ bytes }) => bytes);
const ops = (method: 'GET' | 'POST', path: string, payload?: object) =>
  platform.app.inject({
    ...{ method, url: `/_ops/merchants/${site.code}/${path}`, headers: { 'x-ops-key': 'ops' } },
    ...(payload === undefined ? {} : { payload }),
  });

describe('a feedback', () => {
  it('has 10 to 500 code points, without the space around it', async () => {
    const long = '🏮'.repeat(499);
    const texts = ['123456789', ' 123456789 ', '1234567890', `${long}a`, `${long}ab`, '🏮'.repeat(9)];
    const answers = [];
    for (const content of texts) answers.push((await send({ content })).code ?? 'taken');
    expect(answers).toEqual([
      'request.invalid',
      'request.invalid',
      'taken',
      'taken',
      'request.invalid',
      'request.invalid',
    ]);
    expect((await list()).content.map(({ content }) => content)).toEqual([`${long}a`, '1234567890']);
  });

  it('is taken once per key, also when it is sent twice at once, and its key takes nothing else', async () => {
    const key = randomUUID();
    const picture = await plain().png().toBuffer();
    const both = await Promise.all([send({ key }, [picture]), send({ key }, [picture])]);
    const again = await send({ key }, [picture]);
    expect(new Set([...both, again].map(({ value }) => value.id)).size).toBe(1);
    expect(await send({ key, content: 'Something else entirely' }, [picture])).toMatchObject({
      code: 'request.invalid',
    });
    expect(await send({ key }, [await plain(41).png().toBuffer()])).toMatchObject({ code: 'request.invalid' });
    expect((await list()).content).toHaveLength(1);
    const query = { operation: 'sendFeedback' as const, key };
    const { value } = await platform.api('outcome', { site, token, query });
    expect(value).toMatchObject({ state: 'done', answer: { id: again.value.id } });
  });

  it('is taken five times in a merchant’s day, and the sixth is told when to come back', async () => {
    // 23:50 in Bangkok.
    platform.clock.now = new Date('2026-11-25T16:50:00Z');
    const late = await enter();
    const codes = await Promise.all(Array.from({ length: 6 }, async () => (await send({}, [], late)).code ?? 'taken'));
    expect(codes.sort()).toEqual(['rate.limited', 'taken', 'taken', 'taken', 'taken', 'taken']);
    const { code, value } = await send({}, [], late);
    expect([code, value]).toEqual(['rate.limited', { until: Date.parse('2026-11-25T17:00:00Z') }]);
    platform.clock.now = new Date('2026-11-25T17:00:00Z');
    expect(await send({}, [], late)).toMatchObject({ success: true });
  });

  it('is its member’s and the operators’ alone, with its pictures and its answer', async () => {
    const { value } = await send({}, [await plain().jpeg().toBuffer()]);
    const [other, elsewhere] = [await enter(), await platform.makeMerchant({ flags: { FEEDBACK3: true } })];
    const one = async (of: string, id = value.id) =>
      (await platform.api('feedback', { site, token: of, query: { id } })).value;
    const picture = async (of: string, at = 0) =>
      (await platform.api('feedbackPicture', { site, token: of, query: { id: value.id, at } })).value;
    expect([await one(other), await picture(other), await picture(token, 1), await one(token, 9_999_999)]).toEqual([
      ...[null, null, null, null],
    ]);
    expect((await list(other)).content).toEqual([]);
    expect(await one(token)).toMatchObject({ id: value.id, pictures: 1, sentAt: value.sentAt });
    expect((await sharp(Buffer.from((await picture(token)) ?? '', 'base64')).metadata()).format).toBe('jpeg');
    const answer = '<b>Thank you</b> & see you';
    expect((await ops('POST', `feedback/${value.id}/answer`, { answer })).statusCode).toBe(200);
    expect(await one(token)).toMatchObject({ answer, answeredAt: expect.any(Number) });
    const seen = await ops('GET', `feedback/${value.id}/pictures/0`);
    expect([seen.statusCode, seen.headers['content-type']]).toEqual([200, 'image/jpeg']);
    const foreign = await platform.app.inject({
      ...{ url: `/_ops/merchants/${elsewhere.code}/feedback/${value.id}/pictures/0`, headers: { 'x-ops-key': 'ops' } },
    });
    expect(foreign.statusCode).toBe(404);
    const open = (await ops('GET', 'feedback?open=true')).json<{ feedback: { id: number }[] }>();
    expect(open.feedback.map(({ id }) => id)).not.toContain(value.id);
    const all = (await ops('GET', 'feedback')).json<{ feedback: object[] }>();
    expect(all.feedback).toContainEqual(
      expect.objectContaining({ id: value.id, answer, username: expect.any(String) }),
    );
  });

  it('comes in pages, newest first', async () => {
    const ids = [];
    for (const _ of [1, 2, 3]) ids.push((await send()).value.id);
    const [first, second] = [await list(token, 1, 2), await list(token, 2, 2)];
    expect([first.totalPages, second.totalPages]).toEqual([2, 2]);
    expect([...first.content, ...second.content].map(({ id }) => id)).toEqual(ids.toReversed());
  });
});

describe('a picture', () => {
  const noise = (bytes: number) => Buffer.alloc(bytes, 0x7f);
  const bomb = async () => {
    const png = await plain(8, 8).png().toBuffer();
    // The head says 20000 x 20000, with its checksum.
    png.writeUInt32BE(20_000, 16);
    png.writeUInt32BE(20_000, 20);
    const { crc32 } = await import('node:zlib');
    png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
    return png;
  };

  it('is judged by what it is, and stored without place and device, upright', async () => {
    await proves('F-FEEDBACK-02', async () => {
      const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
      const svg = Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>',
      );
      const html = Buffer.from('<!doctype html><script>alert(1)</script>');
      const good = await plain().png().toBuffer();
      const large = Buffer.concat([good, noise(PICTURES.bytes + 1 - good.length)]);
      const cut = (await plain(900, 900).jpeg().toBuffer()).subarray(0, 400);
      const refused = {
        gif: [gif],
        svg: [svg],
        html: [html],
        large: [large],
        four: [good, good, good, good],
        cut: [cut],
      };
      const half = Buffer.concat([good.subarray(0, 8), html]);
      for (const [name, pictures] of Object.entries({
        ...refused,
        bomb: [await bomb()],
        half: [half],
        empty: [Buffer.alloc(0)],
      })) {
        const { code } = await send({}, pictures);
        expect([name, code]).toEqual([name, 'picture.invalid']);
      }
      expect((await list()).content).toEqual([]);
      expect((await platform.app.inject({ url: '/site.json', headers: { host: hostOf(site) } })).statusCode).toBe(200);
      const photo = await plain(400, 200)
        .withExif({
          IFD0: { Make: 'LanternPhone', Model: 'L1' },
          IFD3: { GPSLatitude: '13/1 45/1 0/1', GPSLatitudeRef: 'N', GPSLongitude: '100/1 30/1 0/1' },
        })
        .withMetadata({ orientation: 6 })
        .jpeg()
        .toBuffer();
      expect((await sharp(photo).metadata()).orientation).toBe(6);
      expect(photo.includes('LanternPhone')).toBe(true);
      const { value } = await send({}, [photo, good]);
      const [first = Buffer.alloc(0), second = Buffer.alloc(0)] = await stored(value.id);
      const { width, height, exif, orientation, format, xmp, iptc } = await sharp(first).metadata();
      expect({ width, height, format }).toEqual({ width: 200, height: 400, format: 'jpeg' });
      expect([exif, xmp, iptc, orientation]).toEqual([undefined, undefined, undefined, undefined]);
      expect(first.includes('LanternPhone')).toBe(false);
      expect((await sharp(second).metadata()).format).toBe('jpeg');
    });
  });

  it('is at most 1600 pixels long, and may have exactly 5 MB', async () => {
    const jpeg = await plain(4000, 1000).jpeg().toBuffer();
    const full = Buffer.concat([jpeg, Buffer.alloc(PICTURES.bytes - jpeg.length)]);
    const { value, code } = await send({}, [full]);
    expect(code).toBeUndefined();
    const [only = Buffer.alloc(0)] = await stored(value.id);
    expect(await sharp(only).metadata()).toMatchObject({ width: 1600, height: 400 });
  });

  it('comes in a form of its own: anything else is no request', async () => {
    const headers = { host: hostOf(site), authorization: token };
    const put = (type: string, payload: string) =>
      platform.app.inject({
        ...{ method: 'PUT', url: '/wps/feedback', headers: { ...headers, 'content-type': type } },
        payload,
      });
    const part = (name: string) =>
      `--x\r\ncontent-disposition: form-data; name="${name}"; filename="a.png"\r\n\r\nabc\r\n--x--\r\n`;
    const answers = [
      await put('application/json', JSON.stringify(body())),
      await put('multipart/form-data; boundary=x', part('other')),
      await put('multipart/form-data; boundary=x', '--x\r\nbroken'),
      await put('multipart/form-data', 'nothing'),
    ];
    for (const answer of answers) expect([answer.statusCode, answer.json().code]).toEqual([400, 'request.invalid']);
  });
});
