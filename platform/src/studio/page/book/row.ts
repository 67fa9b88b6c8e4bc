import type { MarketName, MatchRow, Side } from '../../sport/protocol';
import { element } from '../sheet';
import { whenText } from './clock';
import { priceOf, type Scope, sayMatch, showPrice } from './scope';

export interface Row {
  readonly node: HTMLLIElement;
  show(match: MatchRow): void;
  /** Counts its minute, or the time until it begins. */
  tick(): void;
  focus(): void;
}

/** What a row has of each market. */
const CELLS: readonly (readonly [MarketName, readonly Side[]])[] = [
  ['result', ['home', 'draw', 'away']],
  ['handicap', ['home', 'away']],
  ['total', ['over', 'under']],
];

/** A club with its crest and what it scored. */
export function clubOf(): { node: HTMLElement; show(name: string, crest: string, score: number | undefined): void } {
  const crest = element('img', { alt: '', width: '20', height: '20', loading: 'lazy' });
  const [named, scored] = [element('span', { class: 'club-name', dir: 'auto' }), element('b', { class: 'score' })];
  return {
    node: element('span', { class: 'club' }, crest, named, scored),
    show(name, picture, score) {
      if (crest.getAttribute('src') !== picture) crest.src = picture;
      named.textContent = name;
      scored.textContent = score === undefined ? '' : String(score);
    },
  };
}

/** A match in a list. It is as high whatever happens in it. */
export function createRow(scope: Scope, onOpen: (matchId: string) => void): Row {
  const { text, locale, feed } = scope;
  const [league, when, lines] = [
    element('span', { class: 'league', dir: 'auto' }),
    element('span', { class: 'when' }),
    element('span', { class: 'lines' }),
  ];
  const [home, away] = [clubOf(), clubOf()];
  const open = element(
    'button',
    { type: 'button', class: 'match-open' },
    element('span', { class: 'match-head' }, league, when),
    home.node,
    away.node,
    lines,
  );
  const cells = CELLS.flatMap(([market, sides]) => sides.map((side) => ({ market, side, price: priceOf(scope) })));
  const offers = (names: readonly MarketName[], look: string) =>
    element(
      'div',
      { class: `offers ${look}` },
      ...cells.filter(({ market }) => names.includes(market)).map(({ price }) => price.button),
    );
  const node = element(
    'li',
    { class: 'match' },
    open,
    offers(['result'], 'three'),
    offers(['handicap', 'total'], 'four'),
  );
  let shown: MatchRow | undefined;
  open.addEventListener('click', () => shown && onOpen(shown.matchId));

  const tick = () => {
    if (shown === undefined) return;
    const now = whenText(text, locale, shown, feed.minuteOf(shown), feed.now());
    if (when.textContent === now) return;
    when.textContent = now;
    open.setAttribute('aria-label', `${sayMatch(scope, shown, now)}, ${text('row.lines', { n: shown.lines })}`);
  };

  return {
    node,
    show(match) {
      shown = match;
      node.dataset['match'] = match.matchId;
      node.dataset['state'] = match.state;
      league.textContent = match.league;
      lines.textContent = match.lines > 0 ? `${text('lines', { n: match.lines })} ›` : text('lines.none');
      home.show(match.home, match.homeCrest, match.score?.[0]);
      away.show(match.away, match.awayCrest, match.score?.[1]);
      for (const { market: name, side, price } of cells) {
        const market = match.markets.find(({ market }) => market === name);
        if (market?.prices.some((each) => each.side === side)) showPrice(scope, price, match, market, side);
        else price.clear(side === 'draw' && match.sport !== 'football');
      }
      when.textContent = '';
      tick();
    },
    tick,
    focus: () => open.focus(),
  };
}
