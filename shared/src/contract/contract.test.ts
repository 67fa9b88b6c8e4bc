import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type CallRow, calls } from '@foyer/shared/contract';
import { schemas } from '@foyer/shared/contract/schemas';
import type { TSchema } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import * as constants from './constants';
import { errorCodeOf, errorCodes } from './errors';

const rows = Object.entries(calls);

/** The words in backticks in a row or decision of the product. */
function spelled(file: string, id: string): string[] {
  const text = readFileSync(path.join(__dirname, '../../../docs/product', file), 'utf8');
  const [, said = ''] =
    new RegExp(`(?:\\*\\*${id}\\*\\*|### ${id} )([\\s\\S]*?)\\n(?:- \\*\\*|### |\\n#)`).exec(text) ?? [];
  const row = /^S9/.test(id) ? (said.split('*Seen:*')[0] ?? '') : said;
  return [...row.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word);
}

describe('contract', () => {
  it('has each call once, under the prefixes of the platform, with its schema', async () => {
    await proves('S7-API-02', () => {
      for (const [, { path }] of rows) expect(path).toMatch(/^\/(wps|lgw\/orders)/);
    });
    const addresses = rows.map(([, { method, path }]) => `${method} ${path}`);
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(Object.keys(schemas).sort()).toEqual(Object.keys(calls).sort());
  });

  it('names the constants of the product', async () => {
    await proves('S9-CONST-32', () => expect(constants.GATEWAY).toEqual({ WEB: 1, MOBILE: 3 }));
    await proves('S9-CONST-39', () => expect([constants.PLATFORM_HTML5, constants.CLIENT_TYPE]).toEqual(['html5', 2]));
    await proves('S6-FLAGS-21', () =>
      expect([...constants.MODULES].sort()).toEqual(
        [
          ...['COMM3', 'FUNDTRANS3', 'AGEANNOUNCE3', 'MEMTRANS3', 'PERSPNL3'],
          ...['AGEINFO3', 'AGEDOWNMAN3', 'REG3', 'CAPTCHA3', 'VERIFICATION3'],
        ].sort(),
      ),
    );
  });

  it('spells what rows of the product spell', () => {
    const { PLAY_TYPES, SELECT_TYPES, CATEGORY_ORDER, PLATFORM_MOBILE } = constants;
    expect(Object.values(PLAY_TYPES)).toEqual(spelled('messages-and-numbers.md', 'S9-CONST-36'));
    expect(Object.entries(SELECT_TYPES)).toEqual(
      spelled('messages-and-numbers.md', 'S9-CONST-37').map((kind) => [kind, kind]),
    );
    expect(CATEGORY_ORDER).toEqual(spelled('messages-and-numbers.md', 'S9-CONST-38'));
    expect(spelled('calls.md', 'S7-API-33')).toContain(`platform=${PLATFORM_MOBILE}`);
    const agreed = spelled('decisions.md', 'A108').filter((word) => /^[a-z.]+$/.test(word));
    expect(errorCodes).toEqual(expect.arrayContaining(agreed));
    expect(agreed).toHaveLength(22);
  });

  it('lets a head picture be as large as fits into a body of 256 KB in any spelling', () => {
    expect(constants.HEAD_PICTURE_BYTES).toBe(61_440);
    expect(constants.HEAD_PICTURE_BYTES * 4).toBeLessThan(256 * 1024);
  });

  it('takes the prize modes and the content types there are, and no others', async () => {
    const taken = (schema: TSchema, values: readonly unknown[]) => values.filter((value) => Value.Check(schema, value));
    await proves('S9-CONST-33', () => {
      const modes = ['Lott', 'ZY', 'Elott', 'LOTT', 'zy', '1', ''];
      expect(taken(schemas.lotteryList.query.properties.prizeMode, modes)).toEqual(['Lott', 'ZY', 'Elott']);
    });
    await proves('S9-CONST-34', () => {
      const types = ['A', 'PL', 'B', 'PU', 'PR', 'H', 'P', 'b', ''];
      expect(taken(schemas.announcements.value.items.properties.type, types)).toEqual([
        'A',
        'PL',
        'B',
        'PU',
        'PR',
        'H',
      ]);
    });
  });

  it('seals every body that carries a password, but for the three that were agreed in the clear', () => {
    const carry = rows.filter(([name]) => {
      const schema = schemas[name as keyof typeof schemas];
      return 'body' in schema && /"[a-z]*password"/i.test(JSON.stringify(schema.body));
    });
    const plain = carry.flatMap(([name, row]) => ((row as CallRow).sealed ? [] : [name]));
    expect(plain.sort()).toEqual(['changePassword', 'passwordByLink', 'passwordBySms']);
  });

  it('takes a code that nobody agreed on for unknown', () => {
    for (const code of errorCodes) expect(errorCodeOf(code)).toBe(code);
    for (const code of errorCodes) expect(code).toMatch(/^[a-z]+(\.[a-z]+)*$/);
    expect(new Set(errorCodes).size).toBe(errorCodes.length);
    for (const code of ['no.such.code', 'constructor', undefined, 5, null]) expect(errorCodeOf(code)).toBe('unknown');
  });
});
