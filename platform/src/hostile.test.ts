import { type CallName, calls } from '@foyer/shared/contract';
import { schemas } from '@foyer/shared/contract/schemas';
import { KindGuard, type TSchema } from '@sinclair/typebox';
import fc from 'fast-check';
import type { Site } from './sites/site';
import { openTestPlatform, type TestPlatform } from './testing';

let platform: TestPlatform;
let site: Site;
let token: string;
beforeAll(async () => {
  platform = await openTestPlatform();
  site = await platform.makeMerchant();
  token = await platform.login(site, await platform.makeMember(site));
});
afterAll(() => platform?.close());

const hostileText = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '0',
    '-1',
    '1e400',
    '9007199254740993',
    '99999999999999999999',
    'NaN',
    'null',
    'true',
    '\u0000',
    'a\u0000b',
    '%',
    '%%',
    "' or 1=1 --",
    '\\',
    '_',
    '<script>',
    '../../etc/passwd',
    '\ud800',
    '2026-02-30',
    '2026-03-14',
    '9999-99-99',
    '0000-00-00',
    '🎲'.repeat(50),
    'x'.repeat(5_000),
    '__proto__',
    'constructor',
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.integer().map(String),
);

/** Texts that are often what the field asks for, so that many reach the handlers behind the checks. */
function textFor(schema: TSchema): fc.Arbitrary<string> {
  const fitting = KindGuard.IsInteger(schema)
    ? ['1', '2', '26', '100', '2147483648', '999999999999999']
    : ['2026-03-14', '2026-02-30', '9999-99-99', '0000-00-00'];
  if (!KindGuard.IsInteger(schema) && schema['pattern'] === undefined) return hostileText;
  return fc.oneof({ weight: 1, arbitrary: hostileText }, { weight: 5, arbitrary: fc.constantFrom(...fitting) });
}

function queryOf(name: CallName): fc.Arbitrary<Record<string, string>> {
  const row = schemas[name];
  const query: TSchema | undefined = 'query' in row ? row.query : undefined;
  if (query === undefined || !KindGuard.IsObject(query)) return fc.dictionary(fc.string(), hostileText, { maxKeys: 3 });
  const pairs = Object.entries(query.properties).map(([field, schema]) =>
    fc.tuple(fc.constant(field), textFor(schema), fc.integer({ min: 0, max: 19 })),
  );
  return fc
    .tuple(...pairs)
    .map((all) => Object.fromEntries(all.filter(([, , n]) => n > 0).map(([field, text]) => [field, text])));
}

const plain = (Object.keys(calls) as CallName[]).filter((name) => name !== 'login' && name !== 'logout');

describe('whatever is sent', () => {
  it.each(plain)('%s never fails, it answers or refuses', async (name) => {
    await fc.assert(
      fc.asyncProperty(
        queryOf(name),
        fc.jsonValue(),
        fc.constantFrom('none', 'live', 'wrong'),
        async (query, body, who) => {
          const row: { method: string } = calls[name];
          const answer = await platform.api(name, {
            site,
            query,
            ...(row.method === 'GET' || row.method === 'DELETE' ? {} : { body }),
            ...(who === 'none' ? {} : { token: who === 'live' ? token : 'wrong' }),
          });
          expect([200, 400, 401]).toContain(answer.status);
          expect(typeof answer.success).toBe('boolean');
          if (!answer.success) expect(answer.code).toEqual(expect.any(String));
        },
      ),
      { numRuns: 40 },
    );
  });

  it('addFavourite never fails on a body of the right fields with hostile values', async () => {
    const body = fc.record({
      nodeId: fc.oneof(fc.integer(), fc.double(), hostileText),
      vendor: hostileText,
      token: fc.constant(token),
    });
    await fc.assert(
      fc.asyncProperty(body, async (each) => {
        expect([200, 400]).toContain((await platform.api('addFavourite', { site, token, body: each })).status);
      }),
      { numRuns: 60 },
    );
  });

  it('login never fails, it lets in or refuses', async () => {
    const text = fc.oneof(hostileText, fc.constantFrom('username', 'sms', 'firebase', 'member1'));
    const payload = fc.oneof(
      fc.record(
        {
          username: text,
          password: text,
          captcha: text,
          type: fc.constantFrom('username', 'username', 'sms', 'other'),
        },
        { requiredKeys: [] },
      ),
      fc.jsonValue(),
    );
    await fc.assert(
      fc.asyncProperty(payload, text, async (body, cookie) => {
        const cookies = { captcha: encodeURIComponent(cookie.replace(/[\ud800-\udfff]/g, '')) };
        const answer = await platform.api('login', { site, body, cookies });
        expect([200, 400]).toContain(answer.status);
        expect(answer.success).toBe(false);
        expect(answer.code).toEqual(expect.any(String));
      }),
      { numRuns: 120 },
    );
  });

  it.each(['', '{', '[]', 'null', '"x"', '{"value":1}', '\u0000', `{"value":"${'A'.repeat(300_000)}"}`])(
    'a raw body like %.20p never fails',
    async (payload) => {
      const headers = {
        host: `${site.code.toLowerCase()}.localhost`,
        'content-type': 'application/json',
        encryption: 'x',
        authorization: token,
      };
      for (const url of ['/wps/session/login', '/wps/game/favourites']) {
        const answer = await platform.app.inject({ method: 'POST', url, headers, payload });
        expect([400, 413]).toContain(answer.statusCode);
        expect(answer.json()).toMatchObject({ success: false, code: 'request.invalid' });
      }
    },
  );

  it('other content types are refused in the envelope', async () => {
    const headers = { host: `${site.code.toLowerCase()}.localhost`, 'content-type': 'application/xml' };
    const answer = await platform.app.inject({ method: 'POST', url: '/wps/session/login', headers, payload: '<a/>' });
    expect([answer.statusCode, answer.json()]).toMatchObject([415, { success: false, code: 'request.invalid' }]);
  });
});
