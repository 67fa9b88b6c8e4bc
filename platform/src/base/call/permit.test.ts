import type { CallRow } from '@foyer/shared/contract';
import { permit } from './permit';

const site = { flags: { WITHREC3: true, PERSREP: false }, agentMenu: { redRain: true, teamPnl: false } };
const codeFor = (row: Pick<CallRow, 'access' | 'flag' | 'menu'>, type?: number): string => {
  try {
    permit(row, site, type === undefined ? undefined : { member: { type } });
    return 'open';
  } catch (error) {
    return (error as { code: string }).code;
  }
};

describe('who a call is open to (B008)', () => {
  const denied = 'permission.denied';
  const trial = 'login.free.account';
  it.each<[number, string, string, string, string]>([
    // type, money, agency, contract, both of the latter
    [0, 'open', denied, 'open', denied],
    [1, 'open', 'open', 'open', 'open'],
    [2, 'open', 'open', 'open', 'open'],
    [4, trial, trial, trial, trial],
    [40, 'open', denied, denied, denied],
    [41, 'open', 'open', denied, denied],
    [42, 'open', 'open', denied, denied],
  ])('type %s', (type, money, agency, contract, dividend) => {
    expect([
      codeFor({ access: ['money'] }, type),
      codeFor({ access: ['agency'] }, type),
      codeFor({ access: ['contract'] }, type),
      codeFor({ access: ['agency', 'contract'] }, type),
    ]).toEqual([money, agency, contract, dividend]);
    expect(codeFor({}, type)).toBe('open');
  });

  it('is told to trial accounts like to all others where agents bring newcomers (F-AGENTREG-06)', () => {
    const given = [0, 1, 2, 4, 40, 41, 42].map((type) => codeFor({ access: ['newcomers'] }, type));
    expect(given).toEqual([denied, 'open', 'open', denied, denied, 'open', 'open']);
  });

  it('asks for the functions that the merchant has switched on', () => {
    expect(codeFor({ flag: 'WITHREC3' }, 0)).toBe('open');
    expect(codeFor({ menu: 'redRain' }, 0)).toBe('open');
    for (const row of [{ flag: 'PERSREP' }, { flag: 'DEPRECM3' }, { menu: 'teamPnl' }, { menu: 'webEmail' }] as const) {
      expect([row, codeFor(row, 0)]).toEqual([row, denied]);
      // A trial account hears what it is first.
      expect(codeFor({ ...row, access: ['money'] }, 4)).toBe(trial);
    }
  });

  it('is nobody without a type', () => expect(codeFor({ access: ['money'] })).toBe(denied));
});
