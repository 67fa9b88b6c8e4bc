import type { Game, GameVendors } from '@foyer/shared/contract';
import type { ListDeclaration } from '@foyer/shared/remote';
import { drawList } from './draw-list';

/** A page that asks for the images of its first games at once, as far as it has them. */
function pageFor(atOnce: number) {
  let shown: readonly Game[] = [];
  const list: ListDeclaration = {
    ...{ parameter: 'gameType', usual: 'RNG', names: 'category.', marks: [], others: { HOT: [] }, art: ['iconUrl'] },
    answer: (_gameType: string, games: readonly Game[], _vendors: GameVendors) => {
      shown = games;
    },
    vendors: { from: [0], most: 4 },
  };
  const draw = (_search: string, prepare: () => void): string => {
    prepare();
    const items = shown.map(({ iconUrl, gameName }, at) => {
      const loading = at < atOnce ? 'eager' : 'lazy';
      return `<li><img src="${iconUrl}" loading="${loading}"/><b>${gameName}</b></li>`;
    });
    return `<ul>${items.join('')}</ul>`;
  };
  return drawList(list, {}, draw);
}

it.each([0, 9, 12])('a list has images of %i games, where its page asks for so many at once', (atOnce) => {
  const { views } = pageFor(atOnce);
  expect(Object.values(views).map(({ games }) => games.pictured)).toEqual([atOnce, atOnce]);
});
