import { calls } from '@foyer/shared/contract';
import { schemas } from '@foyer/shared/contract/schemas';
import type { TSchema } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import * as constants from './constants';
import { errorCodeOf, errorCodes } from './errors';

const rows = Object.entries(calls);

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

  it('takes a code that nobody agreed on for unknown', () => {
    for (const code of errorCodes) expect(errorCodeOf(code)).toBe(code);
    for (const code of ['no.such.code', 'constructor', undefined, 5, null]) expect(errorCodeOf(code)).toBe('unknown');
  });
});
