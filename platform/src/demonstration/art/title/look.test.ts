import { createCatalogue } from '../../catalogue/catalogue';
import { ONE_SCREEN } from '../../catalogue/games';
import { findVendor } from '../../catalogue/vendors';
import type { Game } from '../../terms/types';
import { MOTIFS } from '../emblems/motifs';
import { gameArt } from '../game-art';
import { createKit, type Kit } from '../pieces/kit';
import { readXml } from '../read-xml.testing';
import { castOf, DRAWN_WORDS, namedIn, wordsOf } from './drawn-words';
import { LEADS } from './leads';
import { canBeLettered } from './lettering';
import { differences, type Look, lookOf } from './look';
import { NOT_DRAWN } from './not-drawn.testing';

const { games } = createCatalogue();
const looks = new Map<Game, Look>(games.map((game) => [game, lookOf(game)]));
const lookAt = (game: Game): Look => looks.get(game)!;
const shownBy = (game: Game): (string | undefined)[] => [lookAt(game).hero, lookAt(game).prop];
const titled = (gameName: string): Game => games.find((game) => game.gameName === gameName)!;

/** The largest path of a figure: what stands in a picture only if the figure does. */
function traceOf(kit: Kit, figure: string, pose = 0, coat?: string): string {
  const { draw, poses = [] } = MOTIFS[figure]!;
  const paths = readXml(`<g>${(poses[pose - 1] ?? draw)(kit, coat)}</g>`).attributes.flatMap(([name, value]) =>
    name === 'd' || name === 'points' ? [value] : [],
  );
  return paths.reduce((longest, each) => (each.length > longest.length ? each : longest), '');
}

describe('what a title names', () => {
  it('is drawn, or knowingly not, word for word', () => {
    const unknown = games.flatMap(({ gameName, motif }) => {
      const named = namedIn(gameName, motif).flatMap(({ words }) => words.split(' '));
      return wordsOf(gameName).filter((word) => !named.includes(word) && !NOT_DRAWN.has(word));
    });
    expect(unknown).toEqual([]);
  });

  it('has a figure, and no word is kept that no title has', () => {
    expect(DRAWN_WORDS.filter(([, figure]) => !(figure in MOTIFS))).toEqual([]);
    const said = new Set(games.flatMap(({ gameName, motif }) => namedIn(gameName, motif).map(({ words }) => words)));
    expect(DRAWN_WORDS.filter(([phrase]) => !said.has(phrase))).toEqual([]);
    const words = new Set(games.flatMap(({ gameName }) => wordsOf(gameName)));
    expect([...NOT_DRAWN].filter((word) => !words.has(word))).toEqual([]);
  });

  it('stands in the picture: the first of two at least, and of more the first two', () => {
    const lacking = games.filter((game) => {
      const figures = new Set(namedIn(game.gameName, game.motif).map(({ figure }) => figure));
      return [...figures].filter((figure) => shownBy(game).includes(figure)).length < Math.min(2, figures.size);
    });
    expect(lacking.map(({ gameName }) => gameName)).toEqual([]);
  });

  it('stands in the file that is served, with its hero and what is beside it', () => {
    const lacking = games.filter((game) => {
      const svg = gameArt(game, findVendor(game.vassalage)!);
      const { hero, pose, coat, prop } = lookAt(game);
      // The same kit draws the same numbers on balls.
      const kit = createKit(`g${game.nodeId.toString(36)}`);
      return !svg.includes(traceOf(kit, hero, pose, coat)) || (prop !== undefined && !svg.includes(traceOf(kit, prop)));
    });
    expect(lacking.map(({ gameName }) => gameName)).toEqual([]);
  });

  it.each([
    ['Dragon’s Breath Ways', 'dragon', undefined],
    ['Pearl of the Dragon King', 'dragon', 'pearl'],
    ['Dragon Tiger', 'dragon', 'tiger'],
    ['Moon Rabbit Feast', 'rabbit', undefined],
    ['Phoenix Embers', 'phoenix', 'flame'],
    ['Valley of Falcons', 'falcon', undefined],
    ['Caravan of Gold', 'camel', 'ingot'],
    ['Copper to Gold', 'ingot', undefined],
    ['Temple Bells', 'bell', 'temple'],
    ['Harbour 6/45', 'ship', 'number45'],
  ])('of %s is %s and %s', (title, hero, prop) => {
    const game = titled(title);
    expect([game.gameName, castOf(title, game.motif)]).toEqual([title, { hero, prop }]);
  });

  it.each([
    ['dragon', 11],
    ['tiger', 8],
    ['fortune', 7],
    ['moon', 5],
    ['lion', 2],
  ] as const)('is what a search for "%s" shows, in each of its games', (word, least) => {
    const found = games.filter(({ gameName }) => wordsOf(gameName).includes(word));
    expect(found.length).toBeGreaterThanOrEqual(least);
    const figure = word === 'fortune' ? 'coin' : word === 'moon' ? 'moon' : word;
    const without = found.filter((game) => !shownBy(game).includes(figure)).map(({ gameName }) => gameName);
    // Titles that name more than two things show two of them, and a moon rabbit is a rabbit.
    expect(without.filter((title) => namedIn(title, '').some((each) => each.figure === figure))).toEqual([]);
  });

  it('gives at least 60 heroes', () => {
    expect(new Set([...looks.values()].map(({ hero }) => hero)).size).toBeGreaterThanOrEqual(60);
  });
});

describe('the look of a game', () => {
  it('is told by title and motif alone', () => {
    for (const game of createCatalogue(8).games) {
      expect([game.gameName, lookOf(game)]).toEqual([game.gameName, lookAt(titled(game.gameName))]);
    }
  });

  it('differs in at least two ways from that of every other game with the same hero', () => {
    const alike = games.flatMap((one, at) =>
      games
        .slice(at + 1)
        .filter((other) => lookAt(one).hero === lookAt(other).hero && differences(lookAt(one), lookAt(other)) < 2)
        .map((other) => `${one.gameName} and ${other.gameName}`),
    );
    expect(alike).toEqual([]);
  });

  it('turns no numeral round', () => {
    const turned = games.filter(
      (game) => /^(number|seven|ball)/.test(lookAt(game).hero) && lookAt(game).light === 'right',
    );
    expect(turned.map(({ gameName }) => gameName)).toEqual([]);
  });
});

describe('a screen of a list', () => {
  const types = [...new Set(games.map(({ gameType }) => gameType))];

  it.each(types)('of %s shows no hero twice at first, and never twice in three games', (type) => {
    const list = games.filter(({ gameType }) => gameType === type).map((game) => lookAt(game).hero);
    const reach = Math.min(ONE_SCREEN, new Set(list).size);
    expect(new Set(list.slice(0, reach)).size).toBe(reach);
    const again = list.filter((hero, at) => list.slice(Math.max(0, at - 2), at).includes(hero));
    expect(again).toEqual([]);
  });

  it.each(types)('of %s shows no hero twice, at any place', (type) => {
    const list = games.filter(({ gameType }) => gameType === type).map((game) => lookAt(game).hero);
    const screens = list.slice(ONE_SCREEN - 1).map((_, at) => list.slice(at, at + ONE_SCREEN));
    expect(screens.filter((screen) => new Set(screen).size < ONE_SCREEN)).toEqual([]);
  });

  it('is led by another figure only where a title says so, with its own thing beside that', () => {
    const led = Object.entries(LEADS).map(([title, hero]) => {
      const game = titled(title);
      const { hero: shown, prop } = lookAt(game);
      const named = namedIn(title, game.motif).map(({ figure }) => figure);
      return [title, shown === hero, prop === game.motif || named.includes(prop ?? '')];
    });
    expect(led).toEqual(Object.keys(LEADS).map((title) => [title, true, true]));
  });
});

describe('lettering', () => {
  it('has a letter for each of every title', () => {
    expect(games.filter(({ gameName }) => !canBeLettered(gameName)).map(({ gameName }) => gameName)).toEqual([]);
    expect(canBeLettered('Ω')).toBe(false);
  });

  it('stands in each picture inside of its frame, above the place of a vendor’s mark', () => {
    for (const game of games) {
      const svg = gameArt(game, findVendor(game.vassalage)!);
      const id = /<use href="#([^"]+)" stroke="[^"]+" stroke-width="6"/.exec(svg)?.[1];
      const d = new RegExp(`<g id="${id}"><path d="([^"]+)" fill="none"/></g>`).exec(svg)?.[1] ?? '';
      // Starts of strokes: one at least for each letter, and all in the room for letters.
      const starts = [...d.matchAll(/M(-?[\d.]+)[ ]?(-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);
      const letters = game.gameName.replace(/[^\p{L}\p{N}]/gu, '').length;
      const outside = starts.filter(([x, y]) => x < 16 || x > 284 || y < 232 || y > 334);
      expect([game.gameName, starts.length >= letters, outside]).toEqual([game.gameName, true, []]);
    }
  });
});
