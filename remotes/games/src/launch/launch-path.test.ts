import { vendorData } from '../testing/fixtures';
import { directVendor, GAME_CODES } from './direct-vendor';
import { launchPath } from './launch-path';
import { prizeModeOf } from './prize-mode';

const query = (path: string) => Object.fromEntries(new URLSearchParams(path.split('?')[1]));

describe('the launch address', () => {
  it('of TCG_LOTTO_VN and TCG_SEA is the lottery lobby', async () => {
    await proves(['S4-LAUNCH-02', 'S2-ROUTES-47', 'S9-CONST-36'], () => {
      for (const vassalage of ['TCG_LOTTO_VN', 'TCG_SEA']) {
        const path = launchPath({ gameType: 'LOTT', vassalage, gameId: 'HARB645', nodeId: 5 }, 'Lott');
        expect(path.startsWith('/m/launchGame?')).toBe(true);
        expect(query(path)).toMatchObject({ playType: 'trad', prize_mode: 'Lott', code: 'lobby', pageBack: 'home' });
        expect(query(path)).not.toHaveProperty('nodeId');
      }
    });
  });

  it('of a lottery of the list names its code, whatever its vendor', () => {
    const target = { gameType: 'LOTT', vassalage: 'TCG_SEA', gameId: 'HARB645', nodeId: 5, byCode: true };
    expect(query(launchPath(target, 'Lott'))).toMatchObject({ code: 'HARB645', vendor: 'TCG_SEA', nodeId: '5' });
  });

  it('of LOTT and ELOTT names the code of the game, the lobby without one', async () => {
    await proves('S4-LAUNCH-03', () => {
      for (const vassalage of ['LOTT', 'ELOTT']) {
        const named = launchPath({ gameType: 'ELOTT', vassalage, gameId: 'LTN1M', nodeId: 9 }, 'Elott');
        expect(query(named)).toMatchObject({ code: 'LTN1M', prize_mode: 'Elott', pageBack: 'home', nodeId: '9' });
        expect(query(launchPath({ gameType: 'ELOTT', vassalage, gameId: '' }, 'Elott'))['code']).toBe('lobby');
      }
    });
  });

  it('of all others has category, vendor, game and node', () => {
    const path = launchPath(
      { gameType: 'SPORTS', vassalage: 'TF', gameId: 'a b', nodeId: 3, showChoice: false },
      'Lott',
    );
    expect(query(path)).toEqual({ category: 'SPORTS', vendor: 'TF', gameId: 'a b', nodeId: '3', showChoice: 'false' });
  });
});

describe('the prize mode', () => {
  it('is Elott where ELOTT has TCG_LOTTO_VN or LOTT, else Lott', async () => {
    await proves(['S4-LAUNCH-06', 'S9-CONST-33'], () => {
      expect(prizeModeOf(vendorData({ ELOTT: ['ELOTT', 'TCG_LOTTO_VN'] }))).toBe('Elott');
      expect(prizeModeOf(vendorData({ ELOTT: ['LOTT'] }))).toBe('Elott');
      expect(prizeModeOf(vendorData({ ELOTT: ['ELOTT'], LOTT: ['LOTT', 'TCG_LOTTO_VN'] }))).toBe('Lott');
      expect(prizeModeOf(undefined)).toBe('Lott');
    });
  });
});

describe('a category of one vendor', () => {
  const of = (code: string, ...codes: string[]) => {
    const vendors = vendorData({ [code]: codes }).mapping[code]?.[code]?.vendors ?? [];
    return directVendor({ code, vendors })?.vassalage;
  };

  it('opens e-sports TF and cockfight DS88 directly, no others', () => {
    expect(GAME_CODES).toEqual({ ESPORTS: 'TF', COCKFIGHT: 'DS88' });
    expect(of('ESPORTS', 'TF')).toBe('TF');
    expect(of('COCKFIGHT', 'DS88')).toBe('DS88');
    expect(of('ESPORTS', 'TF', 'NORTHLINE')).toBeUndefined();
    expect(of('COCKFIGHT', 'TF')).toBeUndefined();
    expect(of('LIVE', 'VELVET')).toBeUndefined();
    expect(of('ESPORTS')).toBeUndefined();
  });
});
