import { cached, type Kept } from '@foyer/shared/storage';
import { answers } from '../contract/testing/answers';
import { allOf, gapsOf, leastOf, oddOnesOf, wholeOf } from '../contract/testing/wire';
import { isOfMember } from './cached';

const { hotGames, promotionList, registerValidation, villages } = cached;

/** What each entry holds, as the contract describes it. */
const samples: Record<keyof typeof cached, unknown> = {
  banners: answers.announcements,
  hotMatches: answers.hotMatches,
  notice: answers.announcements,
  popupList: answers.announcements,
  promotionList: answers.promotions,
  helpList: answers.helpCenter,
  serviceLinks: answers.service,
  imageCdnList: ['https://cdn.example'],
  registerValidation: answers.registerValidation,
  gameTypes: answers.gameVendors,
  vassalage: answers.vassalage,
  lotteryMenu: answers.lotteryMenu,
  lotteries: answers.lotteryList,
  hotGames: answers.hotGames,
  bankList: answers.bankCards,
  registerFields: answers.setRegister,
  villages: ['Bangkok', 'Nonthaburi'],
  startUp: {
    status: { info: { mobileTemplate: {} }, location: {} },
    whitelabel: {},
  },
};
const entries = Object.entries(samples) as [keyof typeof cached, unknown][];
const slotOf = (key: keyof typeof cached) => cached[key].of() as Kept<unknown>;

beforeEach(() => localStorage.clear());

describe('a kept answer', () => {
  it('is there again as it was', () => {
    const game = wholeOf(answers.hotGames) as never;
    hotGames.of(['EN', 'DEMO']).set(game);
    registerValidation.of(['DEMO']).set({ username: { rule: { min: 5 } } });
    villages.of().set(['Bangkok', 'Nonthaburi']);
    expect(hotGames.of(['EN', 'DEMO']).get()).toEqual(game);
    expect(registerValidation.of(['DEMO']).get()).toEqual({ username: { rule: { min: 5 } } });
    expect(villages.of().get()).toEqual(['Bangkok', 'Nonthaburi']);
    villages.remove();
    expect(villages.of().get()).toBeUndefined();
  });

  it('is written as every release with this format reads it', () => {
    jest.spyOn(Date, 'now').mockReturnValue(1_700_000_000_000);
    villages.of().set(['Bangkok']);
    promotionList.of(['DEMO'], 'mali').set([]);
    expect({ ...localStorage }).toEqual({
      villages: '{"shape":2,"of":[],"at":1700000000000,"value":["Bangkok"]}',
      promotionList: '{"shape":2,"of":["DEMO"],"account":"mali","at":1700000000000,"value":[]}',
    });
    expect(villages.of().at()).toBe(1_700_000_000_000);
    expect(promotionList.of(['DEMO'], 'chai').at()).toBeUndefined();
    jest.restoreAllMocks();
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
    '{"shape":2,"at":1,"value":[]}',
    '{"shape":2,"of":["T"],"value":[]}',
    '{"shape":2,"of":"T","at":1,"value":[]}',
    '{"shape":2,"of":["T"],"at":1}',
  ])('does not count when it is none: %s', (left) => {
    localStorage.setItem('hotGames', left);
    expect(hotGames.of(['T']).get()).toBeUndefined();
  });

  it.each(entries)('is read in all that the contract allows for it: %s', (key, sample) => {
    for (const value of [leastOf(sample), ...allOf(sample).map(wholeOf)]) {
      slotOf(key).set(value);
      expect(slotOf(key).get()).toEqual(value);
    }
  });

  it.each(entries)('does not count when it is cut or of another shape, and the next one is kept: %s', (key, sample) => {
    const whole = wholeOf(sample);
    slotOf(key).set(whole);
    const text = localStorage.getItem(key) ?? '';
    const values = [null, 1, 'text', [null], [1], [[]], ...gapsOf(leastOf(sample)), ...oddOnesOf(whole)];
    // An empty record of rules or games is as whole as a full one.
    const others = Array.isArray(whole) ? [{}] : [[]];
    const odd = [...values, ...others].map((value) => JSON.stringify({ shape: 2, of: [], at: 1, value }));
    const older = JSON.stringify({ shape: 0, of: [], value: whole });
    for (const left of [text.slice(0, text.length / 2), text.slice(1), '', older, JSON.stringify(whole), ...odd]) {
      localStorage.setItem(key, left);
      expect([left, slotOf(key).get()]).toEqual([left, undefined]);
    }
    slotOf(key).set(whole);
    expect(slotOf(key).get()).toEqual(whole);
  });
});

describe('a text in storage', () => {
  it('is an answer of a member when a release with any format kept it for an account', () => {
    promotionList.of(['DEMO'], 'mali').set([]);
    expect(isOfMember(localStorage.getItem('promotionList'))).toBe(true);
    expect(isOfMember('{"shape":2,"account":"mali"}')).toBe(true);
  });

  it.each([null, '', '{"account":"mali"}', '{"shape":', '{"shape":2,"of":[],"value":["account"]}'])(
    'is none of a member: %s',
    (text) => expect(isOfMember(text)).toBe(false),
  );
});
