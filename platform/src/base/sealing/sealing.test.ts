import { randomBytes } from 'node:crypto';
import CryptoJS from 'crypto-js';
import { hostOf, openTestPlatform, seal, type TestPlatform } from '../../testing';
import type { Site } from '../sites/site';
import { GRACE_MS, newestKey, rotateKeys } from './keys';

let platform: TestPlatform;
let site: Site;
beforeAll(async () => {
  platform = await openTestPlatform();
  site = await platform.makeMerchant();
});
afterAll(() => platform?.close());

async function post(body: unknown, headers: Record<string, string>): Promise<{ status: number; code?: string }> {
  const answer = await platform.app.inject({
    method: 'POST',
    url: '/wps/session/login',
    headers: { host: hostOf(site), 'content-type': 'application/json', ...headers },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { status: answer.statusCode, ...answer.json<{ code?: string }>() };
}

const wish = { username: 'nobody', password: 'x', captcha: '', type: 'username' };
const newest = async () => (await newestKey(platform.db)).publicKey;
const rotate = (revoke = false) => rotateKeys(platform.db, { now: platform.clock.now, revoke });
const opened = { status: 200, code: 'member.not.exist' };

describe('an encrypted body', () => {
  it('is opened with the key it was encrypted for, for a grace time after a newer one was made', async () => {
    const old = seal(await newest(), wish);
    await rotate();
    const fresh = seal(await newest(), wish);
    for (const { body, encryption } of [old, fresh]) expect(await post(body, { encryption })).toMatchObject(opened);

    platform.clock.advance(GRACE_MS - 1);
    expect(await post(old.body, { encryption: old.encryption })).toMatchObject(opened);
    platform.clock.advance(1);
    expect(await post(old.body, { encryption: old.encryption })).toMatchObject({
      status: 200,
      code: 'sealing.key',
      value: { publicKey: await newest() },
    });
    expect(await post(fresh.body, { encryption: fresh.encryption })).toMatchObject(opened);
    expect(await platform.db.query.sealingKeys.findMany()).toHaveLength(1);
  });

  it('for a key that was revoked is refused at once, with the key to use', async () => {
    const old = seal(await newest(), wish);
    await rotate();
    const { publicKey } = await rotate(true);
    const refused = await post(old.body, { encryption: old.encryption });
    expect(refused).toMatchObject({ status: 200, code: 'sealing.key', value: { publicKey } });
    const again = seal(publicKey, wish);
    expect(await post(again.body, { encryption: again.encryption })).toMatchObject(opened);
  });

  it('for an unknown key is refused like one for a deleted key', async () => {
    const { body } = seal(await newest(), wish);
    const answer = await post(body, { encryption: randomBytes(256).toString('base64') });
    expect(answer).toMatchObject({ status: 200, code: 'sealing.key' });
  });

  it('hides its content', async () => {
    const { body } = seal(await newest(), { ...wish, password: 'very secret' });
    const bytes = Buffer.from(body.value, 'base64').toString('latin1');
    expect(bytes).not.toContain('very secret');
  });

  it.each([
    ['no header', async () => post(seal(await newest(), wish).body, {})],
    ['a header that is no base64', async () => post(seal(await newest(), wish).body, { encryption: '***' })],
    [
      'a header of another length',
      async () => post(seal(await newest(), wish).body, { encryption: randomBytes(255).toString('base64') }),
    ],
    [
      'another body',
      async () =>
        post({ value: randomBytes(64).toString('base64') }, { encryption: seal(await newest(), wish).encryption }),
    ],
    [
      'a body that is no base64',
      async () => post({ value: '~~~' }, { encryption: seal(await newest(), wish).encryption }),
    ],
    ['an empty value', async () => post({ value: '' }, { encryption: seal(await newest(), wish).encryption })],
    ['a plain body', async () => post(wish, { encryption: seal(await newest(), wish).encryption })],
    ['no JSON', async () => post('{', { encryption: seal(await newest(), wish).encryption })],
    [
      'JSON of another shape',
      async () => {
        const { body, encryption } = seal(await newest(), ['a']);
        return post(body, { encryption });
      },
    ],
    [
      'a number for a name',
      async () => {
        const { body, encryption } = seal(await newest(), { ...wish, username: 1e308 });
        return post(body, { encryption });
      },
    ],
    [
      'a text that the database cannot hold',
      async () => {
        const { body, encryption } = seal(await newest(), { ...wish, username: 'a\u0000b' });
        return post(body, { encryption });
      },
    ],
  ])('with %s is refused as invalid', async (_, send) => {
    expect(await send()).toMatchObject({ status: 400, code: 'request.invalid' });
  });

  it('is DES with a key of eight bytes', async () => {
    const key = CryptoJS.enc.Hex.parse('0123456789abcdef');
    // A published test vector: the block "Now is t" under this key.
    const text = CryptoJS.DES.encrypt('Now is t', key, { mode: CryptoJS.mode.ECB, padding: CryptoJS.pad.NoPadding });
    expect(text.ciphertext.toString()).toBe('3fa40e8a984d4815');
  });
});
