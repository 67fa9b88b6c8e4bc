import type { MatchRow, Sport } from '../../sport/protocol';
import { find } from '../dom';
import { element } from '../sheet';
import { createRow, type Row } from './row';
import type { Scope } from './scope';

export type ListTab = 'live' | 'upcoming';
interface Wanted {
  readonly tab: ListTab;
  readonly sport: Sport | undefined;
  readonly league: string | undefined;
}

export interface List {
  /** Lays the matches of a choice anew. */
  choose(wanted: Wanted): void;
  /** Shows an answer: rows stay where they are, and those of matches that left stay for a while. */
  update(): void;
  tick(): void;
  focus(matchId: string): void;
}

interface ListOptions {
  readonly onOpen: (matchId: string) => void;
  /** What to do where nothing fits. */
  readonly onEmpty: (wanted: Wanted) => void;
}

/** How long a match that is over keeps its row, in ms. */
const STAYS = 20_000;

const fits = ({ tab, sport, league }: Wanted, match: MatchRow): boolean =>
  match.state === (tab === 'live' ? 'live' : 'before') &&
  (sport === undefined || match.sport === sport) &&
  (league === undefined || match.league === league);

/** A row that leaves above what is seen takes its height along, without that anything seen moves. */
function takeAway(node: HTMLElement): void {
  const { bottom, height } = node.getBoundingClientRect();
  node.remove();
  if (bottom <= 0) window.scrollBy(0, -height);
}

export function createList(scope: Scope, { onOpen, onEmpty }: ListOptions): List {
  const { text, feed } = scope;
  const into = find('matches');
  const rows = new Map<string, { readonly row: Row; leftAt: number | undefined; match: MatchRow }>();
  let wanted: Wanted = { tab: 'live', sport: undefined, league: undefined };

  const empty = () => {
    const narrowed = wanted.sport !== undefined || wanted.league !== undefined;
    const [said, next] = narrowed ? ['no.chosen', 'show.all'] : [`no.${wanted.tab}`, 'no.live.next'];
    const item = element('li', { class: 'none' }, element('p', {}, text(said)));
    if (narrowed || wanted.tab === 'live') {
      const button = element('button', { type: 'button', class: 'plain' }, text(next));
      button.addEventListener('click', () => onEmpty(wanted));
      item.append(button);
    }
    return item;
  };

  const skeletons = () => {
    into.setAttribute('aria-label', text('loading'));
    into.replaceChildren(
      ...Array.from({ length: 4 }, () => element('li', { class: 'match bone', 'aria-hidden': 'true' })),
    );
  };

  const add = (match: MatchRow) => {
    const row = createRow(scope, onOpen);
    rows.set(match.matchId, { row, leftAt: undefined, match });
    into.append(row.node);
  };

  const settle = () => {
    const known = new Map(feed.matches.map((match) => [match.matchId, match]));
    for (const match of feed.matches) if (fits(wanted, match) && !rows.has(match.matchId)) add(match);
    for (const [id, held] of rows) {
      const match = known.get(id) ??
        feed.endedOf(id) ?? { ...held.match, state: 'ended' as const, markets: [], lines: 0 };
      held.match = match;
      held.leftAt = fits(wanted, match) ? undefined : (held.leftAt ?? feed.now());
      if (held.leftAt !== undefined && feed.now() - held.leftAt >= STAYS) {
        takeAway(held.row.node);
        rows.delete(id);
      } else held.row.show(match);
    }
    into.querySelector('.none')?.remove();
    if (rows.size === 0) into.append(empty());
  };

  const update = () => {
    if (!feed.isLoaded) return;
    into.removeAttribute('aria-label');
    for (const bone of into.querySelectorAll('.bone')) bone.remove();
    if (!feed.isOld) settle();
    else for (const { row, match } of rows.values()) row.show(match);
  };

  skeletons();
  return {
    choose(next) {
      wanted = next;
      if (!feed.isLoaded) return;
      rows.clear();
      into.replaceChildren();
      settle();
    },
    update,
    tick() {
      for (const { row } of rows.values()) row.tick();
    },
    focus: (matchId) => rows.get(matchId)?.row.focus(),
  };
}
