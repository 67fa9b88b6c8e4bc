import { createHmac } from 'node:crypto';
import { previewAddress, previewToken, readPreviewToken } from '@foyer/shared/trust';

const KEY = 'a key of the operations';
const link = { host: 'shop.example', releases: { games: '1.5.0', shell: '1.0.0-3f2a' }, until: 1_793_836_800_000 };

describe('a link to a preview', () => {
  const token = previewToken(KEY, link);

  it('says what was signed, and is fit for an address', () => {
    expect(readPreviewToken(KEY, token)).toEqual(link);
    expect(token).toMatch(/^[\w-]+\.[\w-]{43}$/);
    expect(previewAddress('https://shop.example', token)).toBe(`https://shop.example/preview?link=${token}`);
  });

  it('is nothing under another key, with another byte, cut, doubled or empty', () => {
    expect(readPreviewToken('another key', token)).toBeUndefined();
    const [text = '', proof = ''] = token.split('.');
    for (let at = 0; at < token.length; at += 1) {
      const other = token[at] === 'A' ? 'B' : 'A';
      expect(readPreviewToken(KEY, token.slice(0, at) + other + token.slice(at + 1))).toBeUndefined();
    }
    const others = [
      '',
      '.',
      text,
      `${text}.`,
      `.${proof}`,
      `${token}.`,
      `${token}.${proof}`,
      `${token}=`,
      token.slice(1),
    ];
    for (const each of [...others, 'A'.repeat(9000)]) expect(readPreviewToken(KEY, each)).toBeUndefined();
  });

  it('is not signed by the key itself, which signs other things', () => {
    const text = token.split('.')[0] ?? '';
    const proof = createHmac('sha256', KEY).update(text).digest('base64url');
    expect(readPreviewToken(KEY, `${text}.${proof}`)).toBeUndefined();
  });
});
