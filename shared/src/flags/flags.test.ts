import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  AGENT_MENU,
  denialOf,
  FLAGS,
  flagStore,
  hasAgentMenu,
  isGuardName,
  isOn,
  isPromoted,
  TRIAL_TYPE,
} from '@foyer/shared/flags';
import { guardNames, verdictOf } from './guards';
import { hasPrompts, hasUpline, isAgent } from './roles';

const flags = flagStore.getInitialState();
const member = (toUpline: boolean | string | number | null) => ({
  id: 1,
  nickname: 'm',
  account: 'm',
  regDate: 0,
  type: 0,
  toUpline,
});
const types = [undefined, 0, 1, 2, 4, 40, 41, 42] as const;
const home = { kind: 'path', to: '/m/home' };

/** For each guard: whether it passes a visitor and each type in the order of `types`, and what it gives otherwise. */
const matrix: Record<string, readonly [verdicts: readonly boolean[], denial: object]> = {
  member: [[false, true, true, true, true, true, true, true], { kind: 'login' }],
  sessionHome: [[false, true, true, true, true, true, true, true], home],
  notTrial: [[true, true, true, true, false, true, true, true], { ...home, message: 'free_reject' }],
  agentHome: [[false, false, true, true, false, false, true, true], home],
  dividend: [[false, true, true, true, false, false, false, false], { kind: 'permission' }],
};

describe('guards', () => {
  it.each(Object.entries(matrix))('%s: every role', async (name, [verdicts, denial]) => {
    const given = types.map((type) =>
      denialOf([name], { hasSession: type !== undefined, type, member: undefined, flags }),
    );
    const ids = {
      agentHome: ['S2-AGENT-01', 'S2-AGENT-02', 'S6-ROLES-12', 'S1-ROLES-03'],
      dividend: ['S6-ROLES-14'],
      notTrial: ['S6-ROLES-08'],
    }[name];
    const check = () => expect(given).toEqual(verdicts.map((passes) => (passes ? undefined : denial)));
    if (ids) await proves(ids, check);
    else check();
  });

  it('upline: needs one, and no type 2', async () => {
    const asked = (type: number, toUpline: boolean | string | number | null) =>
      denialOf(['upline'], { hasSession: true, type, member: member(toUpline), flags });
    await proves('S6-ROLES-15', () => {
      for (const yes of [true, 1, 'Y', 'agent7']) expect(asked(0, yes)).toBeUndefined();
      for (const no of [false, 0, '0', 'false', 'N', '', null]) expect(asked(0, no)).toEqual({ kind: 'permission' });
      expect(asked(2, true)).toEqual({ kind: 'permission' });
      expect(denialOf(['upline'], { hasSession: true, type: 0, member: undefined, flags })).toEqual({
        kind: 'permission',
      });
    });
  });

  it('a session without a type that is a number is a member’s, and no agent’s', () => {
    const given = (name: string) => denialOf([name], { hasSession: true, type: undefined, member: undefined, flags });
    for (const name of ['member', 'sessionHome', 'notTrial']) expect(given(name)).toBeUndefined();
    expect(given('agentHome')).toEqual(home);
    expect(given('dividend')).toEqual({ kind: 'permission' });
  });

  it('asks several in order and gives the first denial', () => {
    const given = (type: number | undefined) =>
      denialOf(['member', 'notTrial', 'flag:DEPRECM3'], {
        hasSession: type !== undefined,
        type,
        member: undefined,
        flags,
      });
    expect(given(undefined)).toEqual({ kind: 'login' });
    expect(given(4)).toMatchObject({ message: 'free_reject' });
    expect(given(0)).toEqual({ kind: 'permission' });
    expect(denialOf([], { hasSession: false, type: undefined, member: undefined, flags })).toBeUndefined();
  });

  it('follows flags and promotions', () => {
    const context = {
      hasSession: true,
      type: 0,
      member: undefined,
      flags: {
        ...flags,
        whitelabel: { DEPRECM3: true, WITHREC3: false },
        promotions: [
          { key: 'MISSION', enabled: true, claimed: false },
          { key: 'REFERRAL', enabled: false, claimed: false },
        ],
      },
    };
    expect(denialOf(['flag:DEPRECM3', 'promotion:MISSION'], context)).toBeUndefined();
    for (const off of ['flag:WITHREC3', 'flag:PERSREP', 'promotion:REFERRAL', 'promotion:NONE']) {
      expect(denialOf([off], context)).toEqual({ kind: 'permission' });
    }
  });

  it('are named alone, in a list or not at all', () => {
    expect([undefined, 'member', ['member', 'notTrial']].map(guardNames)).toEqual([
      [],
      ['member'],
      ['member', 'notTrial'],
    ]);
  });

  it('tells those that look at flags from those that are known at once', () => {
    const names = [...Object.keys(matrix), 'upline', 'flag:DEPRECM3', 'promotion:MISSION', 'flag', 'no:flag:'];
    const unknown = { hasSession: true, type: 1, member: member(true), flags: undefined };
    expect(names.filter((name) => verdictOf(name, unknown) === 'unknown')).toEqual([
      'flag:DEPRECM3',
      'promotion:MISSION',
    ]);
    expect(verdictOf(['flag:DEPRECM3', 'member'], { ...unknown, hasSession: false })).toEqual({ kind: 'login' });
    expect(verdictOf(['member', 'flag:DEPRECM3'], unknown)).toBe('unknown');
    expect(verdictOf(undefined, unknown)).toBe('open');
    expect(names.filter(isGuardName)).toEqual([
      ...Object.keys(matrix),
      ...['upline', 'flag:DEPRECM3', 'promotion:MISSION'],
    ]);
  });

  it('takes a member whose upline nobody knows yet for one without', () => {
    const { toUpline: _, ...unknown } = member(true);
    expect(denialOf(['upline'], { hasSession: true, type: 0, member: unknown as never, flags })).toEqual({
      kind: 'permission',
    });
  });

  it.each(['tomorrow', 'constructor', 'toString', ''])('refuses where nobody knows the guard "%s"', (name) => {
    expect(isGuardName(name)).toBe(false);
    expect(denialOf([name], { hasSession: true, type: 1, member: member(true), flags })).toEqual({
      kind: 'permission',
    });
  });
});

/** The first word in backticks of matching product rows, by row number. */
const namedFirst = (file: string, row: RegExp): string[] =>
  [...readFileSync(path.join(__dirname, '../../../docs/product', file), 'utf8').matchAll(row)].map(
    ([, name = '']) => name,
  );

describe('flags', () => {
  it('are those that rows of the product name, and the settings of the agent’s tools likewise', () => {
    const flagRows = /^- \*\*S6-FLAGS-(?:0\d|1\d)\*\*[^`]*`(\w+)`/gm;
    expect([...FLAGS].sort()).toEqual(namedFirst('frame.md', flagRows).sort());
    const toolRows = /^- \*\*S2-AGENT-(?:1[1-9]|20)\*\*[^`]*`(\w+)`/gm;
    expect([...AGENT_MENU].sort()).toEqual(namedFirst('member-and-agent.md', toolRows).sort());
    expect([FLAGS.length, AGENT_MENU.length]).toEqual([19, 10]);
  });

  it('know nothing, and so allow nothing, before the merchant has said so', () => {
    expect(flags).toEqual({ whitelabel: {}, status: undefined, promotions: [] });
    expect(TRIAL_TYPE).toBe(4);
  });

  it('are off unless they say true', () => {
    const state = {
      ...flags,
      whitelabel: { REWCEN3: true, MAILCEN: false, agentMenu: { redRain: true, teamPnl: false } },
    };
    expect(FLAGS.filter((name) => isOn(name, state))).toEqual(['REWCEN3']);
    expect(AGENT_MENU.filter((name) => hasAgentMenu(name, state))).toEqual(['redRain']);
    expect(hasAgentMenu('redRain', flags)).toBe(false);
    expect(isPromoted('MISSION', flags)).toBe(false);
  });

  it('roles fail closed, and no other type matters', async () => {
    await proves('S6-ROLES-16', () => {
      for (const type of [3, 5, 7, 39, 43, 99]) expect([isAgent(type), hasPrompts(type)]).toEqual([true, true]);
      expect([isAgent(undefined), hasPrompts(undefined)]).toEqual([false, false]);
    });
    expect(hasUpline(undefined)).toBe(false);
  });
});
