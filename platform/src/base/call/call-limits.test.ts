import nodeCrypto from 'node:crypto';
import { type CallName, type CallRow, calls, HEAD_PICTURE_BYTES, PICTURES } from '@foyer/shared/contract';
import CryptoJS from 'crypto-js';
import { eq } from 'drizzle-orm';
import { hostOf, openTestPlatform, seal, type TestPlatform } from '../../testing';
import { rateWindows } from '../db/schema';
import { newestKey } from '../sealing/keys';
import type { Site } from '../sites/site';

let platform: TestPlatform;
let site: Site;
beforeAll(async () => {
  platform = await openTestPlatform();
  site = await platform.makeMerchant();
});
afterAll(() => platform?.close());
afterEach(() => jest.restoreAllMocks());

const KB = 1024;
const rows = Object.entries(calls) as [CallName, CallRow][];
/** Calls of members alone whose bodies are larger than a form. */
const uploads: Partial<Record<CallName, number>> = {
  ...{ setHeadIcon: HEAD_PICTURE_BYTES * 4 + KB, placeOrder: 16 * KB },
  ...{ sendFeedback: PICTURES.max * PICTURES.bytes + 64 * KB, apply: PICTURES.max * PICTURES.bytes + 64 * KB },
};

function send(row: CallRow, bytes: number, headers: Record<string, string> = {}) {
  const payload = JSON.stringify({ value: 'A'.repeat(Math.max(0, bytes - 12)) });
  const type = row.form === true ? 'application/x-www-form-urlencoded' : 'application/json';
  return platform.app.inject({
    method: row.method,
    url: row.path,
    headers: { host: hostOf(site), 'content-type': type, ...headers },
    payload,
  });
}

describe('the body of a call', () => {
  it.each(rows)('of %s is refused when longer than that call needs', async (name, row) => {
    const limit = uploads[name] ?? (row.sealed === true ? 8 : 4) * KB;
    const token = await platform.login(site, await platform.makeMember(site));
    if (row.method === 'GET') return;
    const headers = { authorization: token };
    const [fits, over] = [await send(row, limit, headers), await send(row, limit + 1, headers)];
    expect(fits.statusCode).not.toBe(413);
    expect({ status: over.statusCode, ...over.json<object>() }).toEqual({
      status: 413,
      success: false,
      code: 'request.invalid',
    });
  });

  it('is not read without a session where only members may send a long one', async () => {
    const parsed = jest.spyOn(globalThis, 'URLSearchParams');
    const answer = await send(calls.setHeadIcon, HEAD_PICTURE_BYTES * 4, { authorization: 'nobody' });
    expect({ status: answer.statusCode, ...answer.json<object>() }).toMatchObject({
      status: 401,
      code: 'session.expired',
    });
    expect(parsed.mock.calls.filter(([text]) => String(text).length > KB)).toEqual([]);
  });
});

describe('a sealed body', () => {
  const decrypt = () => [jest.spyOn(CryptoJS.DES, 'decrypt'), jest.spyOn(nodeCrypto, 'privateDecrypt')] as const;
  const sealedRows = rows.filter(([, row]) => row.sealed === true);

  it.each(sealedRows)('of 260 KB is refused by %s without being opened', async (_, row) => {
    const opened = decrypt();
    const { encryption } = seal((await newestKey(platform.db)).publicKey, {});
    const authorization = await platform.login(site, await platform.makeMember(site));
    jest.clearAllMocks();
    for (const bytes of [260 * KB, 250 * KB, 9 * KB])
      expect((await send(row, bytes, { encryption, authorization })).statusCode).toBe(413);
    for (const each of opened) expect(each).not.toHaveBeenCalled();
  });

  it.each(sealedRows)('to %s of an address that sends too many is refused without being opened', async (_, row) => {
    const at = await platform.makeMerchant();
    const { encryption, body } = seal((await newestKey(platform.db)).publicKey, {});
    const post = async () => {
      const answer = await platform.app.inject({
        method: row.method,
        url: row.path,
        headers: { host: hostOf(at), 'content-type': 'application/json', encryption },
        payload: JSON.stringify(body),
      });
      return answer.json<{ code: string }>().code;
    };
    await post();
    await platform.db.update(rateWindows).set({ count: 240 }).where(eq(rateWindows.merchantCode, at.code));
    const opened = decrypt();
    expect(await post()).toBe('rate.limited');
    for (const each of opened) expect(each).not.toHaveBeenCalled();
  });
});
