import { CASHBACK_PERCENTS } from '../../calls/club/cashback';
import { PROMOTIONS } from '../../calls/content/promotions';
import { BIRTHDAY, CATCH, DERBY, FESTIVAL, MIDWEEK, MISSION, REFERRAL, WELCOME } from '../../calls/rewards/table';
import { REWARD_WORDS } from '../../calls/rewards/words';
import { activitiesAt } from './activities';
import { giftsAt } from './gifts';

const NOW = new Date('2026-03-14T12:00:00Z');
const percents = (values: readonly string[]) => values.map((value) => `${value}%`);
const prizes: readonly string[] = MISSION.prizes.flatMap(({ from, amount }) => [from, amount]);

/** Every number that the texts of a promotion may name: what its rule pays, asks for or limits. A text without a rule has none. */
const RULES: Readonly<Record<string, readonly string[]>> = {
  CASHBACK: percents(CASHBACK_PERCENTS),
  WELCOME: [...percents([WELCOME.percent]), WELCOME.deposit, WELCOME.max, WELCOME.times],
  MISSION: [...prizes, String(MISSION.rounds), String(MISSION.days)],
  BIRTHDAY: [String(BIRTHDAY.claimDays)],
  REFERRAL: Object.values(REFERRAL),
  FESTIVAL: Object.values(FESTIVAL),
  CATCH: Object.values(CATCH),
  DERBY: Object.values(DERBY),
  MIDWEEK: Object.values(MIDWEEK),
};

/** Numbers of a text, with their percent sign, without commas, addresses, tags and times of day. */
function numbersIn(html: string): string[] {
  const text = html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\d{1,2}:\d{2}/g, ' ')
    .replace(/(\d),(?=\d{3})/g, '$1');
  return [...new Set(text.match(/\d+(\.\d+)?%?/g) ?? [])].sort();
}

type Words = string | { readonly EN: string; readonly TY: string };
const inLanguage = (words: readonly Words[], language: 'EN' | 'TY') =>
  words.map((each) => (typeof each === 'string' ? each : each[language])).join(' ');

it('what an activity promises is what the platform pays, in both languages', async () => {
  await proves('F-REWARD-05', () => {
    const activities = activitiesAt(NOW);
    expect(activities.map(({ promotionKey }) => promotionKey).sort()).toEqual([
      ...['BIRTHDAY', 'CASHBACK', 'CATCH', 'DERBY', 'FESTIVAL', 'MISSION', 'REFERRAL', 'WELCOME'],
    ]);
    for (const { promotionKey = '', title, summary, content } of activities) {
      const allowed = RULES[promotionKey] ?? [];
      for (const language of ['EN', 'TY'] as const) {
        const named = numbersIn(inLanguage([title, summary, content], language));
        expect({ promotionKey, language, wrong: named.filter((each) => !allowed.includes(each)) }).toEqual({
          ...{ promotionKey, language, wrong: [] },
        });
        // Amounts are told in both; days and rounds may stand in words.
        const told = allowed.filter((each) => promotionKey !== 'MISSION' || prizes.includes(each));
        expect({ promotionKey, language, named }).toEqual({
          ...{ promotionKey, language, named: expect.arrayContaining(told) },
        });
      }
    }
    const own = Object.entries(REWARD_WORDS).map(([promotion, words]) => ({ promotion, ...words }));
    for (const { promotion, title, condition } of [...giftsAt(NOW), ...own])
      for (const language of ['EN', 'TY'] as const) {
        const named = numbersIn(inLanguage([title, condition], language));
        expect(named.filter((each) => !(RULES[promotion] ?? []).includes(each))).toEqual([]);
      }
    for (const { promotion, title: _, condition: __, ...rule } of giftsAt(NOW))
      expect(Object.values(rule)).toEqual(expect.arrayContaining([...(RULES[promotion] ?? ['no rule'])]));
    expect(PROMOTIONS.map(({ key }) => key).sort()).toEqual(Object.keys(RULES).sort());
  });
});

it('finds numbers with and without commas, and no times of day', () => {
  expect(numbersIn('<p class="a1">Up to 5,000 from 18:00, 100% on 300</p>')).toEqual(['100%', '300', '5000']);
});
