import type { MatchRow } from '../../sport/protocol';
import { find } from '../dom';
import { createBetsView } from './bets';
import { createChoices } from './choices';
import { type Chosen, createFilters } from './filters';
import { createList, type ListTab } from './list';
import { createMatchView } from './match-view';
import type { Scope } from './scope';

type Tab = ListTab | 'bets';
const TABS: readonly Tab[] = ['live', 'upcoming', 'bets'];
const ALL: Chosen = { sport: undefined, league: undefined };

export interface Views {
  open(tab: Tab): void;
  openMatch(matchId: string): void;
  /** Shows what the last answer says. */
  update(): void;
  /** Counts times. */
  tick(): void;
  refreshBets(): Promise<void>;
}

interface Options {
  /** How many bets are open. */
  readonly openBets: () => number;
  readonly onFail: (error: unknown) => void;
}

/** The lists of matches, one match, and the bets: one of them is seen. */
export function createViews(scope: Scope, { openBets, onFail }: Options): Views {
  const { text, feed } = scope;
  let tab: Tab | undefined;
  let opened: string | undefined;
  let chosen = ALL;
  /** Where the list was when a match was opened. */
  let from = 0;

  const ofTab = (of: Tab | undefined): readonly MatchRow[] =>
    feed.matches.filter(({ state }) => state === (of === 'live' ? 'live' : 'before'));
  const first = (): ListTab => (ofTab('live').length > 0 ? 'live' : 'upcoming');

  const list = createList(scope, {
    onOpen: (matchId) => openMatch(matchId),
    onEmpty: ({ sport, league }) => {
      if (sport === undefined && league === undefined) open('upcoming');
      else choose(ALL);
    },
  });
  const match = createMatchView(scope, {
    onBack: () => closeMatch(),
    onUnknown() {
      closeMatch();
      find('matches-note').textContent = text('match.unknown');
      find('matches-note').hidden = false;
    },
    onFail,
  });
  const bets = createBetsView(scope, { openBets, onMatches: () => open(first()), onFail });
  const tabs = createChoices<Tab>(
    find('tabs'),
    text('tabs'),
    TABS.map((each) => [each, text(each)]),
    (each) => open(each),
  );
  const filters = createFilters(scope, (next) => choose(next));

  const showTabs = () => {
    tabs.show(tab);
    for (const [each, n] of [['live', ofTab('live').length] as const, ['bets', openBets()] as const]) {
      if (n > 0) tabs.label(each, `${text(each)} ${n}`, text('tab.count', { name: text(each), n }));
      else tabs.label(each, text(each));
    }
  };
  const layOut = () => {
    find('book-top').hidden = opened !== undefined;
    find('filters').hidden = tab === 'bets';
    find('view-match').hidden = opened === undefined;
    find('view-matches').hidden = opened !== undefined || tab === 'bets';
    find('view-bets').hidden = opened !== undefined || tab !== 'bets';
    find('matches-note').hidden = true;
  };
  const lay = () => {
    if (tab !== undefined && tab !== 'bets') list.choose({ tab, ...chosen });
  };
  const update = () => {
    if (tab === undefined && feed.isLoaded) {
      tab = first();
      lay();
    }
    showTabs();
    if (tab !== undefined && tab !== 'bets') filters.show(ofTab(tab), chosen);
    list.update();
    match.update();
    bets.count();
  };
  const choose = (next: Chosen) => {
    chosen = next;
    lay();
    update();
  };
  const leaveMatch = () => {
    opened = undefined;
    match.close();
  };
  const open = (next: Tab) => {
    tab = next;
    leaveMatch();
    layOut();
    if (next === 'bets') bets.open();
    choose(ALL);
    window.scrollTo(0, 0);
  };
  const openMatch = (matchId: string) => {
    from = window.scrollY;
    opened = matchId;
    layOut();
    window.scrollTo(0, 0);
    void match.open(matchId);
  };
  const closeMatch = () => {
    const last = opened;
    leaveMatch();
    layOut();
    window.scrollTo(0, from);
    if (last !== undefined) list.focus(last);
  };

  return {
    open,
    openMatch,
    update,
    tick() {
      list.tick();
      match.tick();
      if (tab === 'bets') bets.tick();
    },
    refreshBets: bets.refresh,
  };
}
