import { HOUSE_LOTTERIES, type Lottery } from '../../base/lottery/lottery';
import { apart, type Look, lookOf } from '../art/title/look';
import { createPrng, hashText, type Prng } from '../chance/prng';
import type { Game, GameType, Vendor } from '../terms/types';
import { classifyGame } from './classify';
import { ELOTT_TITLES, INHOUSE_TITLES, LOTT_TITLES } from './titles/numbers';
import { REEL_TITLES } from './titles/reels';
import { ESPORTS_TITLES, SPORTS_TITLES } from './titles/sport';
import { LIVE_TITLES, POKER_TITLES, PVP_TITLES, RNG_TABLE_TITLES } from './titles/tables';
import type { Titles } from './titles/titles';
import { COCKFIGHT_TITLES, FISH_TITLES } from './titles/water-and-ring';
import { PLAYABLE_VENDOR, VENDORS } from './vendors';

/** Minimum stakes that the game filter offers, without "all" (S9-CONST). */
export const MIN_BETS = ['0.01', '0.05', '0.1', '0.5', '0.75'] as const;

/** Share of reel titles in RNG; the rest is in SLOTS. */
const REELS_IN_RNG = 0.68;

/** Lotteries of the house, by the title of the game that opens each. */
const LOTT_CODES = new Map<string, Lottery>(HOUSE_LOTTERIES.map((each) => [each.displayName.EN, each]));

interface Draft {
  readonly gameType: GameType;
  readonly title: string;
  readonly motif: string;
  readonly table: boolean;
}

function drafts(gameType: GameType, titles: Titles, table = false): Draft[] {
  return Object.entries(titles).flatMap(([motif, names]) => names.map((title) => ({ gameType, title, motif, table })));
}

function allDrafts(prng: Prng): Draft[] {
  const reels = drafts('RNG', REEL_TITLES).map((draft): Draft => {
    return { ...draft, gameType: prng.chance(REELS_IN_RNG) ? 'RNG' : 'SLOTS' };
  });
  return [
    ...reels,
    ...drafts('RNG', RNG_TABLE_TITLES, true),
    ...drafts('FISH', FISH_TITLES),
    ...drafts('LIVE', LIVE_TITLES, true),
    ...drafts('PVP', PVP_TITLES, true),
    ...drafts('COCKFIGHT', COCKFIGHT_TITLES),
    ...drafts('SPORTS', SPORTS_TITLES),
    ...drafts('ESPORTS', ESPORTS_TITLES),
    ...drafts('LOTT', LOTT_TITLES),
    ...drafts('ELOTT', ELOTT_TITLES),
    ...drafts('INHOUSE', INHOUSE_TITLES),
    ...drafts('POKER', POKER_TITLES, true),
  ];
}

function pickVendor(prng: Prng, gameType: GameType): Vendor {
  const candidates = VENDORS.filter((vendor) => vendor.categories.includes(gameType));
  return prng.pick(candidates.flatMap((vendor) => Array.from({ length: vendor.weight }, () => vendor)));
}

function slug(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** A game's node id, derived from its title, so that favourites and records survive a new seed. */
function nodeIdOf(title: string): number {
  return 100_000 + (hashText(`node/${title}`) % 9_900_000);
}

function createGame(prng: Prng, draft: Draft): Game {
  const { gameType, title, motif } = draft;
  const vendor = pickVendor(prng, gameType);
  const nodeId = nodeIdOf(title);
  const picture = `/art/game/${nodeId}.svg`;
  const lotteryCode = LOTT_CODES.get(title);
  return {
    nodeId,
    nodeName: title,
    vassalage: lotteryCode?.vendor ?? vendor.code,
    gameType,
    gameId: lotteryCode?.code ?? slug(title),
    roomId: gameType === 'LIVE' || gameType === 'COCKFIGHT' ? `R${String(prng.int(1, 99)).padStart(2, '0')}` : '',
    gameName: title,
    gameClassify: classifyGame(prng, draft.gameType, draft.table),
    isNew: prng.chance(0.1),
    isHot: prng.chance(0.12),
    minBet: prng.pick(MIN_BETS),
    showIcon: picture,
    iconUrl: picture,
    mobileLargeIcon: picture,
    mobileSmallIcon: picture,
    supportPlay: vendor.code === PLAYABLE_VENDOR || prng.chance(0.4) || lotteryCode !== undefined,
    motif,
  };
}

/** Hue distance in degrees at which backgrounds look different. */
const OTHER_HUE = 40;

/** Games that a phone shows at once in a list of three columns; figures are kept apart over so many, as far as a category has others. */
export const ONE_SCREEN = 12;

interface Pictured {
  readonly game: Game;
  readonly look: Look;
}

const figuresOf = ({ hero, prop }: Look): readonly string[] => (prop === undefined ? [hero] : [hero, prop]);

/** The games whose figures were not shown of late; where there are none, "of late" means less. */
function unlike(rest: readonly Pictured[], shown: readonly Pictured[]): readonly Pictured[] {
  for (let reach = ONE_SCREEN - 1; reach > 0; reach -= 1) {
    const late = shown.slice(-reach);
    const figures = new Set(late.flatMap(({ look }) => figuresOf(look)));
    const heroes = new Set(late.map(({ look }) => look.hero));
    const other = rest.filter(({ look }) => figuresOf(look).every((figure) => !figures.has(figure)));
    if (other.length > 0) return other;
    const otherHero = rest.filter(({ look }) => !heroes.has(look.hero));
    if (otherHero.length > 0) return otherHero;
  }
  return rest;
}

/** In how many games at most a hero can come again, so that all games of the most frequent one find room. */
function turnOf(games: readonly Pictured[]): number {
  const counts = new Map<string, number>();
  for (const { look } of games) counts.set(look.hero, (counts.get(look.hero) ?? 0) + 1);
  return Math.min(ONE_SCREEN, Math.floor((games.length - 1) / Math.max(1, Math.max(...counts.values()) - 1)));
}

/** Reorders games so that figures come again late and neighbours differ in hue, as far as the category allows. */
function spread(games: readonly Game[]): Game[] {
  const rest = games.map((game): Pictured => ({ game, look: lookOf(game) }));
  const left = new Map<string, number>();
  for (const { look } of rest) left.set(look.hero, (left.get(look.hero) ?? 0) + 1);
  const result: Pictured[] = [];
  const turn = turnOf(rest);
  const different = left.size;
  while (rest.length > 0) {
    const beside = result.slice(-2);
    const late = new Set(result.slice(1 - turn || result.length).map(({ look }) => look.hero));
    const countOf = ({ look }: Pictured): number => left.get(look.hero) ?? 0;
    // After the first screen, a hero is due once what is left of it fills the rest of the list at this distance.
    const due = rest.filter(
      (each) =>
        result.length >= Math.min(ONE_SCREEN, different) &&
        (countOf(each) - 1) * turn + 2 >= rest.length &&
        !late.has(each.look.hero),
    );
    // Distances beyond enough count as equal; among equals come hot games, then heroes of which many are left.
    const worth = (each: Pictured): number =>
      Math.min(OTHER_HUE, ...beside.map((other) => apart(other.look.hue, each.look.hue))) * 1000 +
      (each.game.isHot ? 100 : 0) +
      countOf(each);
    const candidates = due.length > 0 ? due : unlike(rest, result);
    const next = candidates.reduce((best, each) => (worth(each) > worth(best) ? each : best));
    left.set(next.look.hero, (left.get(next.look.hero) ?? 0) - 1);
    result.push(...rest.splice(rest.indexOf(next), 1));
  }
  return result.map(({ game }) => game);
}

/**
 * All games by category, in list order: hot ones first, as far as neighbours differ.
 * @param seed the same seed gives the same games; node ids depend on titles only
 */
export function createGames(seed: number): Game[] {
  const prng = createPrng(seed);
  const games = allDrafts(prng).map((draft) => createGame(prng, draft));
  const types = [...new Set(games.map((game) => game.gameType))];
  return types.flatMap((type) => {
    const ofType = prng.shuffle(games.filter((game) => game.gameType === type));
    return spread([...ofType.filter((game) => game.isHot), ...ofType.filter((game) => !game.isHot)]);
  });
}
