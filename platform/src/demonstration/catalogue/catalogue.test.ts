import { HOUSE_LOTTERIES } from '../../base/lottery/lottery';
import type { Fixture } from '../../base/sport/fixture';
import { apart, lookOf } from '../art/title/look';
import { artFor } from '../pictures/art-for';
import { ANNOUNCEMENTS } from './announcements/announcements';
import { createCatalogue } from './catalogue';
import { CATEGORIES } from './categories';
import { CLASSIFICATIONS } from './classify';
import { allClubSlugs } from './clubs';
import { fixturesOf } from './fixtures';
import { MIN_BETS } from './games';
import { hotMatchesAt } from './matches';
import { vendorMapping, vendorSorting } from './vendor-data';
import { findVendor, PLAYABLE_VENDOR, VENDORS } from './vendors';
import { winnersAt } from './winners';

const { games } = createCatalogue();
const HOUR = 3_600_000;
const START = Date.UTC(2026, 2, 14, 0, 5);

describe('games', () => {
  it('are the same for the same seed and dealt otherwise for another', () => {
    expect(createCatalogue(7)).toEqual(createCatalogue(7));
    expect(createCatalogue(8).games).not.toEqual(createCatalogue(7).games);
  });

  it('keep their node ids whatever the seed', () => {
    const ids = (seed: number) => createCatalogue(seed).games.map(({ nodeId, gameName }) => `${nodeId} ${gameName}`);
    expect(ids(8).sort()).toEqual(ids(7).sort());
  });

  it('number several hundred, each with a number and a name of its own', () => {
    expect(games.length).toBeGreaterThanOrEqual(400);
    expect(games.length).toBeLessThanOrEqual(600);
    expect(new Set(games.map(({ nodeId }) => nodeId)).size).toBe(games.length);
    expect(new Set(games.map(({ gameName }) => gameName.toLowerCase())).size).toBe(games.length);
    expect(new Set(games.map(({ vassalage, gameId }) => `${vassalage}/${gameId}`)).size).toBe(games.length);
  });

  it.each(CATEGORIES.map(({ code }) => code).filter((code) => code !== 'HOT'))('fill the category %s', (code) => {
    expect(games.filter(({ gameType }) => gameType === code).length).toBeGreaterThanOrEqual(8);
  });

  it('belong to a vendor that offers their category, and every vendor has some', () => {
    for (const game of games) expect(findVendor(game.vassalage)?.categories).toContain(game.gameType);
    expect(new Set(games.map(({ vassalage }) => vassalage)).size).toBe(VENDORS.length);
  });

  it('can be filtered: every classification and every smallest stake finds some', () => {
    for (const classify of CLASSIFICATIONS.RNG) {
      expect(games.some(({ gameType, gameClassify }) => gameType === 'RNG' && gameClassify === classify)).toBe(true);
    }
    for (const stake of MIN_BETS) expect(games.some(({ minBet }) => minBet === stake)).toBe(true);
    expect(games.filter(({ isHot }) => isHot).length).toBeGreaterThan(20);
    expect(games.filter(({ gameType, isNew }) => gameType === 'RNG' && isNew).length).toBeGreaterThan(5);
  });

  it('let a reference game be found in the first section too', () => {
    const playable = games.filter(({ vassalage }) => vassalage === PLAYABLE_VENDOR);
    expect(playable.some(({ gameType }) => gameType === 'INHOUSE')).toBe(true);
    expect(playable.every(({ supportPlay }) => supportPlay)).toBe(true);
  });

  it('have grounds of several hues in every row of a shelf', () => {
    for (const type of ['RNG', 'FISH', 'PVP', 'SLOTS', 'POKER', 'INHOUSE']) {
      const hues = games
        .filter(({ gameType }) => gameType === type)
        .slice(0, 12)
        .map((each) => lookOf(each).hue);
      for (let at = 0; at + 4 <= hues.length; at += 1) {
        const [first = 0, ...others] = hues.slice(at, at + 4);
        expect(Math.max(...others.map((hue) => apart(first, hue)))).toBeGreaterThanOrEqual(35);
      }
    }
  });

  it('stand so that neighbours at the head of a shelf show different things', () => {
    const shelf = games.filter(({ gameType }) => gameType === 'RNG').slice(0, 26);
    shelf.slice(1).forEach((game, index) => {
      expect(game.motif).not.toBe(shelf[index]?.motif);
    });
  });
});

describe('vendor data', () => {
  it('names the categories in the product’s order, with vendors of that category alone', () => {
    const sorting = vendorSorting();
    expect(sorting.slice(0, 7).map(({ gameCategory }) => gameCategory)).toEqual([
      'RNG',
      'FISH',
      'LIVE',
      'PVP',
      'COCKFIGHT',
      'SPORTS',
      'ESPORTS',
    ]);
    expect(sorting.find(({ gameCategory }) => gameCategory === 'COCKFIGHT')?.vendorNames).toEqual([
      { gameType: 'COCKFIGHT', vassalage: 'DS88', accountTypeName: 'Dawn Spur' },
    ]);
  });

  it('maps each category to its vendors and classifications', () => {
    const group = vendorMapping('EN')['ELOTT']?.['ELOTT'];
    expect(group?.display).toBe('E-lottery');
    expect(group?.vendors.map(({ vassalage }) => vassalage)).toEqual(['TCG_LOTTO_VN', 'ELOTT']);
    expect(vendorMapping('TY')['RNG']?.['RNG']?.gameClassify).toContain('JACKPOT');
  });
});

describe('hot matches', () => {
  it('are six to ten, to come within two days, soonest first, at any hour', () => {
    for (let hour = 0; hour < 24 * 14; hour += 1) {
      const now = new Date(START + hour * HOUR);
      const times = hotMatchesAt(now, games).map(({ matchTime }) => matchTime);
      expect(times.length).toBeGreaterThanOrEqual(6);
      expect(times.length).toBeLessThanOrEqual(10);
      expect(times).toEqual([...times].sort((a, b) => a - b));
      expect(Math.min(...times)).toBeGreaterThan(now.getTime());
      expect(Math.max(...times)).toBeLessThanOrEqual(now.getTime() + 48 * HOUR);
    }
  });

  it('open a sports room of their vendor and show crests that exist', () => {
    const slugs = allClubSlugs();
    for (const match of hotMatchesAt(new Date(START), games)) {
      const game = games.find(({ nodeId }) => nodeId === match.nodeId);
      expect([game?.gameType, game?.vassalage]).toEqual(['SPORTS', match.vendor]);
      expect(match.homeTeam).not.toBe(match.awayTeam);
      expect(slugs.map((slug) => `/art/crest/${slug}.svg`)).toContain(match.homeTeamImageUrl);
    }
  });
});

describe('the book of a vendor', () => {
  const MINUTE = 60_000;
  const fullOf = (vendor: string, from: number, until: number) =>
    fixturesOf(vendor, 'full', new Date(from), new Date(until));
  const bookOf = (vendor: string, from: number, until: number) => [
    ...fullOf(vendor, from, until),
    ...fixturesOf(vendor, 'sprint', new Date(from), new Date(until)),
  ];
  const endOf = ({ length, sport, startsAt }: Fixture) =>
    startsAt.getTime() + (length === 'sprint' ? 4.85 : sport === 'football' ? 105 : 98) * MINUTE;

  it('has three matches that are played, and twenty to come, at any hour', () => {
    for (const vendor of ['NORTHLINE', 'GRANDSTAND']) {
      for (let at = START; at < START + 48 * HOUR; at += 17 * MINUTE) {
        const played = bookOf(vendor, at - 2 * HOUR, at + 1).filter((match) => endOf(match) > at);
        expect(played.length).toBeGreaterThanOrEqual(3);
        const clubs = played.flatMap(({ home, away }) => [home, away]);
        expect(new Set(clubs).size).toBe(clubs.length);
        expect(fullOf(vendor, at, at + 48 * HOUR).length).toBeGreaterThanOrEqual(20);
      }
    }
  });

  it('has every hot match under its room, each match once, and the same whoever asks', () => {
    const all = ['NORTHLINE', 'GRANDSTAND'].flatMap((vendor) => bookOf(vendor, START, START + 14 * 24 * HOUR));
    const ids = new Set(all.map(({ matchId }) => matchId));
    expect(ids.size).toBe(all.length);
    for (let day = 0; day < 12; day += 1) {
      for (const { roomId, homeTeam, matchTime, vendor } of hotMatchesAt(new Date(START + day * 24 * HOUR), games)) {
        const match = bookOf(vendor, matchTime, matchTime + 1).find(({ matchId }) => matchId === roomId);
        expect([match?.home, match?.startsAt.getTime()]).toEqual([homeTeam, matchTime]);
        expect(match?.length).toBe('full');
      }
    }
    for (const { homeCrest, awayCrest } of all.slice(0, 200)) {
      for (const crest of [homeCrest, awayCrest]) expect(artFor(crest, false)).toContain('<svg');
    }
  });
});

describe('lotteries', () => {
  it('stand behind a game that is launched by the same code', () => {
    for (const rule of HOUSE_LOTTERIES) {
      const game = games.find(({ gameId }) => gameId === rule.code);
      expect([game?.gameName, game?.vassalage]).toEqual([rule.displayName.EN, rule.vendor]);
    }
  });
});

describe('announcements', () => {
  it('have texts in both languages and one pop-up for each kind of visitor', () => {
    expect(new Set(ANNOUNCEMENTS.map(({ id }) => id)).size).toBe(ANNOUNCEMENTS.length);
    for (const { type, title, content } of ANNOUNCEMENTS) {
      expect(title.EN.length * title.TY.length).toBeGreaterThan(0);
      expect(/[\u0e00-\u0e7f]/.test(title.TY)).toBe(true);
      if (type !== 'B') expect(content.EN.startsWith('<p>') && content.TY.startsWith('<p>')).toBe(true);
    }
    const executions = ANNOUNCEMENTS.filter(({ type }) => type === 'PU').map(({ execution }) => execution);
    expect(executions.sort()).toEqual(['A', 'B', 'F']);
  });
});

describe('winners', () => {
  it('join one by one, with amounts of two places', () => {
    const now = winnersAt(new Date(START), HOUSE_LOTTERIES);
    const next = winnersAt(new Date(START + 60_000), HOUSE_LOTTERIES);
    expect(next.slice(1)).toEqual(now.slice(0, -1));
    for (const { winAmount } of now) expect(winAmount).toMatch(/^\d{4,}\.\d\d$/);
  });
});
