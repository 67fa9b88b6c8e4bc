import { gzipSync } from 'node:zlib';
import { HEAD_PICTURE_BYTES } from '@foyer/shared/contract';
import { PNG } from 'pngjs';
import type { Member } from '../../base/members/member';
import type { Site } from '../../base/sites/site';
import { hostOf, openTestPlatform, type TestPlatform } from '../../testing';

let platform: TestPlatform;
let site: Site;
let member: Member & { readonly password: string };
let token: string;
beforeAll(async () => {
  platform = await openTestPlatform();
  site = await platform.makeMerchant();
});
beforeEach(async () => {
  member = await platform.makeMember(site);
  token = await platform.login(site, member);
});
afterAll(() => platform?.close());

function png(width: number, height = width, noise = false): Buffer {
  const picture = new PNG({ width, height });
  picture.data.fill(0x7f);
  if (noise) for (let at = 0; at < picture.data.length; at += 1) picture.data[at] = (at * 2_654_435_761) >>> 24;
  return PNG.sync.write(picture);
}

/** A minimal JPEG: signature, comment, frame header, scan and end. */
function jpeg(width: number, height = width, frame = 0xc0): Buffer {
  const header = Buffer.from([
    0xff,
    frame,
    0,
    11,
    8,
    height >> 8,
    height & 255,
    width >> 8,
    width & 255,
    1,
    1,
    0x11,
    0,
  ]);
  const comment = Buffer.from([0xff, 0xfe, 0, 4, 0x68, 0x69]);
  const scan = Buffer.from([0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0, 0x12, 0x34, 0xff, 0xd9]);
  return Buffer.concat([Buffer.from([0xff, 0xd8]), comment, header, scan]);
}

const set = (body: object, of = token) => platform.api('setHeadIcon', { site, token: of, body });
const upload = (bytes: Buffer) => set({ image: bytes.toString('base64') });
const current = async () => (await platform.api('headIcon', { site, token })).value.current;
const get = (url: string, headers = {}) => platform.app.inject({ url, headers: { host: hostOf(site), ...headers } });

describe('a head icon', () => {
  it('is one of a dozen drawn faces', async () => {
    const { value } = await platform.api('headIcon', { site, token });
    expect(value.current).toBeNull();
    expect(new Set(value.choices).size).toBe(12);
    for (const choice of value.choices) {
      expect((await get(choice)).headers['content-type']).toContain('image/svg+xml');
    }
    const icon = value.choices[7] ?? '';
    await proves('S7-API-55', async () => {
      expect(await set({ icon })).toMatchObject({ success: true, value: { headIcon: icon } });
      expect(await current()).toBe(icon);
    });
    expect((await platform.api('memberInfo', { site, token })).value.headIcon).toBe(icon);
  });

  it.each([
    '',
    '/art/avatar/12.svg',
    '/art/avatar/../logo/icon.svg',
    'https://evil.example/a.png',
    'javascript:alert(1)',
  ])('is not %j', async (icon) => {
    expect(await set({ icon })).toMatchObject({ success: false, code: 'picture.invalid' });
    expect(await current()).toBeNull();
  });

  it('is either chosen or uploaded', async () => {
    const image = png(64).toString('base64');
    for (const body of [{}, { icon: '/art/avatar/1.svg', image }]) {
      expect(await set(body)).toMatchObject({ status: 400, code: 'request.invalid' });
    }
  });

  it('cannot be set by a trial account', async () => {
    const lent = await platform.login(site, await platform.makeMember(site, { type: 4 }));
    expect(await set({ icon: '/art/avatar/1.svg' }, lent)).toMatchObject({ code: 'login.free.account' });
  });
});

describe('an uploaded picture', () => {
  it.each([
    ['the smallest PNG', png(64), 'image/png'],
    ['the largest PNG', png(1024), 'image/png'],
    ['a JPEG', jpeg(256), 'image/jpeg'],
    ['a progressive JPEG', jpeg(1024, 1024, 0xc2), 'image/jpeg'],
  ])('that is %s is served as it is, for good, under an address of its own', async (_, bytes, type) => {
    const { value } = await upload(bytes);
    expect((await platform.api('memberInfo', { site, token })).value.headIcon).toBe(value.headIcon);
    const answer = await get(value.headIcon);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': type,
      'x-content-type-options': 'nosniff',
      'cache-control': expect.stringContaining('immutable'),
    });
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
    expect(answer.rawPayload.equals(bytes)).toBe(true);
    const again = await get(value.headIcon, { 'if-none-match': String(answer.headers['etag']) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('may be as large as 60 KB, in the form as it is sent, and may come as a data address', async () => {
    const frame = jpeg(256);
    const room = HEAD_PICTURE_BYTES - frame.length;
    const comments: Buffer[] = [];
    for (let left = room; left > 0; ) {
      const size = Math.min(left, 60_000) < 60_000 ? left : 60_000;
      comments.push(
        Buffer.concat([Buffer.from([0xff, 0xfe, (size - 2) >> 8, (size - 2) & 255]), Buffer.alloc(size - 4, 0xff)]),
      );
      left -= size;
    }
    const largest = Buffer.concat([frame.subarray(0, 2), ...comments, frame.subarray(2)]);
    expect(largest).toHaveLength(HEAD_PICTURE_BYTES);
    expect(await upload(largest)).toMatchObject({ success: true });
    const over = Buffer.concat([largest.subarray(0, 2), jpeg(64).subarray(2, 8), largest.subarray(2)]);
    expect(await upload(over)).toMatchObject({ code: 'picture.invalid' });
    const image = `data:image/png;base64,${png(64).toString('base64')}`;
    expect(await set({ image })).toMatchObject({ success: true });
  });

  it('replaces the one before, whose address no longer works, and is replaced by a chosen one', async () => {
    const first = (await upload(png(64))).value.headIcon;
    const second = (await upload(png(65))).value.headIcon;
    expect(second).not.toBe(first);
    expect([(await get(first)).statusCode, (await get(second)).statusCode]).toEqual([404, 200]);
    await set({ icon: '/art/avatar/3.svg' });
    expect((await get(second)).statusCode).toBe(404);
    expect(await platform.db.query.headPictures.findMany()).not.toContainEqual(
      expect.objectContaining({ memberId: member.id }),
    );
  });

  const good = png(64);
  it.each([
    ['nothing', Buffer.alloc(0)],
    ['text', Buffer.from('hello')],
    ['HTML', Buffer.from('<script>alert(1)</script>')],
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"/>')],
    ['a GIF', Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')],
    ['gzip', gzipSync('x')],
    ['a PNG that is not square', png(64, 65)],
    ['a PNG too small', png(63)],
    ['a PNG too large', png(1025)],
    ['only the begin of a PNG', good.subarray(0, 20)],
    ['a PNG cut off', good.subarray(0, good.length - 20)],
    ['a PNG with a flipped bit', Buffer.from(good.map((byte, at) => (at === 45 ? byte ^ 1 : byte)))],
    ['an interlaced PNG', Buffer.from(good.map((byte, at) => (at === 28 ? 1 : byte)))],
    ['a PNG that says it is huge', Buffer.from(good.map((byte, at) => (at === 16 ? 0x7f : byte)))],
    ['a JPEG that is not square', jpeg(64, 65)],
    ['a JPEG too small', jpeg(63)],
    ['a JPEG too large', jpeg(1025)],
    ['a JPEG cut off', jpeg(64).subarray(0, -2)],
    ['a JPEG without a frame', Buffer.from([0xff, 0xd8, 0xff, 0xfe, 0, 2, 0xff, 0xd9])],
    ['a lossless JPEG', jpeg(64, 64, 0xc3)],
    [
      'a page behind a JPEG’s signature',
      Buffer.concat([Buffer.from('ffd8ff', 'hex'), Buffer.from('<html>'), Buffer.from('ffd9', 'hex')]),
    ],
  ])('is refused when it is %s', async (_, bytes) => {
    expect(await upload(bytes)).toMatchObject({ status: 200, success: false, code: 'picture.invalid' });
    expect(await current()).toBeNull();
  });

  it.each(['***', 'AAA=BBB', ' ', 'iVBORw0KGgo', 'data:text/html;base64,PGI+'])(
    'is refused when it is the text %j',
    async (image) => {
      expect(await set({ image })).toMatchObject({ success: false, code: 'picture.invalid' });
    },
  );

  it('is refused before it is read when it is far too large', async () => {
    expect(await set({ image: 'A'.repeat(300 * 1024) })).toMatchObject({ status: 413, code: 'request.invalid' });
  });

  it('is changed twenty times an hour at most', async () => {
    for (let n = 0; n < 20; n += 1) expect(await set({ icon: '/art/avatar/1.svg' })).toMatchObject({ success: true });
    expect(await upload(png(64))).toMatchObject({ code: 'rate.limited' });
    platform.clock.advance(60 * 60_000);
    token = await platform.login(site, member);
    expect(await upload(png(64))).toMatchObject({ success: true });
  });

  it('is stored once when two are uploaded at once', async () => {
    const both = await Promise.all([upload(png(64)), upload(png(65))]);
    expect(both.map(({ success }) => success)).toEqual([true, true]);
    const shown = (await current()) ?? '';
    expect((await get(shown)).statusCode).toBe(200);
  });

  it.each([
    '/art/member/',
    '/art/member/x',
    '/art/member/00000000-0000-4000-8000-000000000000-abc.png',
    '/art/member/%00',
    '/art/member/%ff.png',
    '/art/member/..%2f..%2fpackage.json',
  ])('does not exist at %s', async (url) => {
    const { statusCode } = await get(url);
    expect([400, 404]).toContain(statusCode);
  });
});
