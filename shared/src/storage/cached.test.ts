import { cached } from '@foyer/shared/storage';
import { isOfMember } from './cached';

const { hotGames, promotionList, registerValidation, villages } = cached;

beforeEach(() => localStorage.clear());

describe('a kept answer', () => {
  it('is there again as it was', () => {
    const game = { id: 6 } as never;
    hotGames.of(['EN', 'DEMO']).set([game]);
    registerValidation.of(['DEMO']).set({ username: {} } as never);
    villages.of().set(['Bangkok', 'Nonthaburi']);
    expect(hotGames.of(['EN', 'DEMO']).get()).toEqual([game]);
    expect(registerValidation.of(['DEMO']).get()).toEqual({ username: {} });
    expect(villages.of().get()).toEqual(['Bangkok', 'Nonthaburi']);
    villages.remove();
    expect(villages.of().get()).toBeUndefined();
  });

  it('is written as every release with this format reads it', () => {
    villages.of().set(['Bangkok']);
    promotionList.of(['DEMO'], 'mali').set([]);
    expect({ ...localStorage }).toEqual({
      villages: '{"shape":1,"of":[],"value":["Bangkok"]}',
      promotionList: '{"shape":1,"of":["DEMO"],"account":"mali","value":[]}',
    });
  });

  it('is of one language and merchant', () => {
    hotGames.of(['TY', 'DEMO']).set([]);
    expect(hotGames.of(['TY', 'DEMO']).get()).toEqual([]);
    for (const parts of [['EN', 'DEMO'], ['TY', 'W3'], ['TY'], ['TY', 'DEMO', ''], []])
      expect(hotGames.of(parts).get()).toBeUndefined();
    hotGames.of([]).set([]);
    expect(hotGames.of(['TY']).get()).toBeUndefined();
  });

  it('is of one member, or of nobody', () => {
    promotionList.of(['DEMO'], 'mali').set([]);
    expect(promotionList.of(['DEMO'], 'mali').get()).toEqual([]);
    for (const account of ['chai', '', undefined]) expect(promotionList.of(['DEMO'], account).get()).toBeUndefined();
    promotionList.of(['DEMO']).set([]);
    expect(promotionList.of(['DEMO']).get()).toEqual([]);
    expect(promotionList.of(['DEMO'], 'mali').get()).toBeUndefined();
  });

  it.each([
    'null',
    '42',
    '{',
    '[]',
    '{"shape":0,"of":["T"],"value":[]}',
    '{"of":["T"],"value":[]}',
    '{"shape":1,"value":[]}',
    '{"shape":1,"of":"T","value":[]}',
    '{"shape":1,"of":["T"]}',
  ])('does not count when it is none: %s', (left) => {
    localStorage.setItem('hotGames', left);
    expect(hotGames.of(['T']).get()).toBeUndefined();
  });

  const wrong = {
    hotGames: ['null', '{}', '"text"', '[1]', '["text"]', '[null]', '[{},1]'],
    registerValidation: ['null', '[]', '[{}]', '"text"', '1'],
    villages: ['null', '{}', '"text"', '[1]', '["Bangkok",1]', '[{}]'],
  };
  it.each(Object.entries(wrong).flatMap(([key, values]) => values.map((value) => [key, value] as const)))(
    'does not count when it is of another kind: %s with %s',
    (key, value) => {
      localStorage.setItem(key, `{"shape":1,"of":[],"value":${value}}`);
      expect(cached[key as keyof typeof wrong].of().get()).toBeUndefined();
    },
  );
});

describe('a text in storage', () => {
  it('is an answer of a member when a release with any format kept it for an account', () => {
    promotionList.of(['DEMO'], 'mali').set([]);
    expect(isOfMember(localStorage.getItem('promotionList'))).toBe(true);
    expect(isOfMember('{"shape":2,"account":"mali"}')).toBe(true);
  });

  it.each([null, '', '{"account":"mali"}', '{"shape":', '{"shape":1,"of":[],"value":["account"]}'])(
    'is none of a member: %s',
    (text) => expect(isOfMember(text)).toBe(false),
  );
});
