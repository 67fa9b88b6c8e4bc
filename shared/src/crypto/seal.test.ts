import { constants, generateKeyPairSync, privateDecrypt } from 'node:crypto';
import { seal } from '@foyer/shared/crypto';
import CryptoJS from 'crypto-js';

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const spki = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
const payload = { username: 'lotus88', password: 'S3cret!ความลับ', captcha: '', type: 'username' };

function opened({ value, encryption }: ReturnType<typeof seal>) {
  const key = privateDecrypt(
    { key: privateKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' },
    Buffer.from(encryption, 'base64'),
  );
  const plain = CryptoJS.DES.decrypt(value, CryptoJS.enc.Hex.parse(key.toString('hex')), { mode: CryptoJS.mode.ECB });
  return { key, payload: JSON.parse(plain.toString(CryptoJS.enc.Utf8)) as unknown };
}

describe('sealed body', () => {
  it('carries nothing to read, and opens with the key that travels with it', async () => {
    const sealed = seal(payload, spki);
    await proves('S7-API-05', () => {
      expect(JSON.stringify(sealed)).not.toContain('S3cret');
      expect(Buffer.from(sealed.value, 'base64').toString('latin1')).not.toContain('lotus88');
      expect(opened(sealed).payload).toEqual(payload);
    });
    await proves('S7-API-06', () => {
      expect(Buffer.from(sealed.encryption, 'base64')).toHaveLength(256);
      expect(opened(sealed).key).toHaveLength(8);
    });
  });

  it('takes a fresh key each time', () => {
    const [one, other] = [seal(payload, spki), seal(payload, spki)];
    expect(one.value).not.toBe(other.value);
    expect(opened(one).key.equals(opened(other).key)).toBe(false);
  });
});
