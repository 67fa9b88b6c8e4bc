import type { MatchAnswer } from '../../sport/protocol';
import { find } from '../dom';
import { element } from '../sheet';
import { whenText } from './clock';
import { createMarkets } from './markets';
import { clubOf } from './row';
import { type Scope, sayMatch } from './scope';
import { createSeed } from './seed';
import { createTimeline } from './timeline';

export interface MatchView {
  /** Shows a match; tells once it is known whether there is one. */
  open(matchId: string): Promise<void>;
  close(): void;
  /** Shows the prices anew. */
  update(): void;
  tick(): void;
}

interface Options {
  readonly onBack: () => void;
  /** The book does not know it. */
  readonly onUnknown: () => void;
  readonly onFail: (error: unknown) => void;
}

/** A match with every line of it, what happened, and how it was decided. */
export function createMatchView(scope: Scope, { onBack, onUnknown, onFail }: Options): MatchView {
  const { text, feed, locale } = scope;
  const into = find('view-match');
  const back = element('button', { type: 'button', class: 'back' }, element('span', {}, `‹ ${text('back')}`));
  const head = element('h2', { class: 'spoken', tabindex: '-1' });
  const [league, when, note] = [
    element('span', { class: 'league', dir: 'auto' }),
    element('span', { class: 'when' }),
    element('p', { class: 'note', role: 'status' }),
  ];
  const [home, away] = [clubOf(), clubOf()];
  const board = element(
    'div',
    { class: 'board', 'aria-hidden': 'true' },
    element('p', { class: 'match-head' }, league, when),
    home.node,
    away.node,
  );
  const [markets, timeline, seed] = [createMarkets(scope), createTimeline(text), createSeed(text)];
  const parts = [head, board, note, markets.node, timeline.node, seed.node];
  let [matchId, shown]: [string | undefined, MatchAnswer | undefined] = [undefined, undefined];
  let focused = false;

  back.addEventListener('click', onBack);
  into.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') onBack();
  });

  const tick = () => {
    if (shown === undefined) return;
    const { match } = shown;
    const now = whenText(text, locale, match, feed.minuteOf(match), feed.now());
    if (when.textContent === now) return;
    when.textContent = now;
    head.textContent = sayMatch(scope, match, now);
  };
  const noteOf = ({ state, markets: all }: MatchAnswer['match']): string => {
    if (state === 'ended' || state === 'abandoned') return text(`match.${state}`);
    return all.length > 0 && all.every(({ suspended }) => suspended) ? text('match.closed') : '';
  };

  const show = (answer: MatchAnswer | undefined) => {
    if (answer === undefined) return onUnknown();
    shown = answer;
    const { match } = answer;
    into.dataset['state'] = match.state;
    league.textContent = match.league;
    home.show(match.home, match.homeCrest, match.score?.[0]);
    away.show(match.away, match.awayCrest, match.score?.[1]);
    if (note.textContent !== noteOf(match)) note.textContent = noteOf(match);
    markets.show(match);
    timeline.show(answer);
    seed.show(answer);
    when.textContent = '';
    tick();
    if (into.contains(head)) return;
    into.replaceChildren(back, ...parts);
    if (!focused) head.focus();
    focused = true;
  };

  const failed = () => {
    const again = element('button', { type: 'button', class: 'plain' }, text('retry'));
    again.addEventListener('click', () => matchId !== undefined && void open(matchId));
    into.replaceChildren(
      back,
      element('div', { class: 'none' }, element('p', { role: 'alert' }, text('match.failed')), again),
    );
  };

  const gone = () => {
    const others = element('button', { type: 'button', class: 'plain' }, text('back'));
    others.addEventListener('click', onBack);
    into.replaceChildren(
      back,
      element('div', { class: 'none' }, element('p', { role: 'status' }, text('match.gone')), others),
    );
  };

  const open = async (id: string) => {
    matchId = id;
    shown = undefined;
    focused = false;
    const bones = [1, 2, 3].map(() => element('div', { class: 'bone', 'aria-hidden': 'true' }));
    into.replaceChildren(back, element('p', { class: 'spoken', role: 'status' }, text('loading')), ...bones);
    try {
      const answer = await feed.load(id);
      if (matchId !== id) return;
      if (answer === 'gone') return gone();
      feed.follow(id, show);
      show(answer);
    } catch (error) {
      if (matchId !== id) return;
      failed();
      onFail(error);
    }
  };

  return {
    open,
    close() {
      matchId = undefined;
      shown = undefined;
      feed.follow(undefined, show);
    },
    update() {
      if (shown) markets.show(shown.match);
    },
    tick,
  };
}
