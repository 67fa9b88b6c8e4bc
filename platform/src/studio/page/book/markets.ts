import Big from 'big.js';
import type { Market, MarketName, MatchRow } from '../../sport/protocol';
import { element } from '../sheet';
import type { Price } from './price';
import { priceOf, type Scope, showPrice } from './scope';

const NAMES: readonly MarketName[] = ['result', 'handicap', 'total'];
const lineOf = ({ line = '0' }: Market) => new Big(line);

/** Every line of a match, a market at a time; buttons stay as long as their lines do. */
export function createMarkets(scope: Scope): { node: HTMLElement; show(match: MatchRow): void } {
  const { text } = scope;
  const none = element('p', { class: 'none' });
  const groups = NAMES.map((name) => {
    const lines = element('div', { class: 'all-lines' });
    return { name, lines, node: element('section', {}, element('h2', {}, text(`${name}.market`)), lines) };
  });
  const rows = new Map<string, { readonly node: HTMLElement; readonly prices: ReadonlyMap<string, Price> }>();

  const rowOf = (market: Market) => {
    const prices = new Map(market.prices.map(({ side }) => [side as string, priceOf(scope)]));
    const node = element(
      'div',
      { class: `offers ${prices.size === 3 ? 'three' : 'two'}` },
      ...[...prices.values()].map(({ button }) => button),
    );
    return { node, prices };
  };

  return {
    node: element('div', { class: 'markets' }, none, ...groups.map(({ node }) => node)),
    show(match) {
      const alive = new Set<string>();
      for (const { name, lines, node } of groups) {
        const own = match.markets.filter(({ market }) => market === name).sort((a, b) => lineOf(a).cmp(lineOf(b)));
        node.hidden = own.length === 0;
        for (const [at, market] of own.entries()) {
          const key = `${name} ${market.line ?? ''} ${market.prices.length}`;
          alive.add(key);
          const row = rows.get(key) ?? rowOf(market);
          rows.set(key, row);
          for (const { side } of market.prices) {
            const price = row.prices.get(side);
            if (price) showPrice(scope, price, match, market, side);
          }
          // A row that is in its place is not put there again: it would lose the focus.
          if (lines.children[at] !== row.node) lines.insertBefore(row.node, lines.children[at] ?? null);
        }
      }
      for (const [key, { node }] of rows) {
        if (alive.has(key)) continue;
        node.remove();
        rows.delete(key);
      }
      none.textContent = match.markets.length === 0 ? text('no.lines') : '';
      none.hidden = match.markets.length > 0;
    },
  };
}
