import type { SportBet, SportBetsAnswer } from '../../sport/protocol';
import { find } from '../dom';
import { element } from '../sheet';
import { betCard } from './bet-card';
import { type BetsState, readBets } from './calls';
import { createChoices } from './choices';
import { showLiveLegs } from './live-legs';
import type { Scope } from './scope';

export interface Bets {
  /** Shows the bets anew, the open ones unless others are asked for. */
  open(state?: BetsState): void;
  /** Tells how matches of open legs stand. */
  tick(): void;
  /** Tells how many are open. */
  count(): void;
  /** Reads what is shown again, quietly. */
  refresh(): Promise<void>;
}

interface Options {
  readonly openBets: () => number;
  /** To the matches. */
  readonly onMatches: () => void;
  readonly onFail: (error: unknown) => void;
}

const STATES: readonly BetsState[] = ['open', 'settled'];

/** A player's bets, the open ones and the settled ones, a page at a time. */
export function createBetsView({ text, locale, feed }: Scope, { openBets, onMatches, onFail }: Options): Bets {
  const into = find('view-bets');
  const [choice, list, rest] = [
    element('div', { class: 'choices' }),
    element('ul', { class: 'bet-list' }),
    element('div', { class: 'rest' }),
  ];
  into.replaceChildren(element('h2', { class: 'spoken' }, text('bets')), choice, list, rest);
  let state: BetsState = 'open';
  let bets: readonly SportBet[] = [];
  let next: string | null = null;
  /** Counts what was asked, so that a late answer of another list is passed over. */
  let asked = 0;

  const button = (key: string, action: () => void) => {
    const made = element('button', { type: 'button', class: 'plain' }, text(key));
    made.addEventListener('click', action);
    return made;
  };
  const say = (key: string, role: 'alert' | 'status', action: Node) =>
    rest.replaceChildren(element('div', { class: 'none' }, element('p', { role }, text(key)), action));

  const showLive = () => showLiveLegs(list, { text, locale, feed });

  const show = () => {
    list.removeAttribute('aria-label');
    const known = new Map([...list.children].map((node) => [node.getAttribute('data-shown'), node]));
    // A card that says the same stays, so that nothing moves and nothing is read again.
    const cards = bets.map((bet) => {
      const said = JSON.stringify(bet);
      const card = known.get(said) ?? betCard(text, locale, bet, feed.now());
      card.setAttribute('data-shown', said);
      return card;
    });
    list.replaceChildren(...cards);
    rest.replaceChildren(...(next === null ? [] : [button('more', () => void more())]));
    showLive();
    if (bets.length === 0) say(`no.${state}`, 'status', button('no.bets.next', onMatches));
  };

  const ask = async (take: (answer: SportBetsAnswer) => void, failed: () => void, before?: string) => {
    asked += 1;
    const mine = asked;
    try {
      const answer = await readBets(state, before);
      if (mine !== asked) return;
      take(answer);
      show();
    } catch (error) {
      if (mine !== asked) return;
      failed();
      onFail(error);
    }
  };

  const more = async (): Promise<void> => {
    if (next === null) return;
    const before = next;
    const first = bets.length;
    rest.replaceChildren(element('p', { class: 'none', role: 'status' }, text('loading')));
    await ask(
      (answer) => {
        const known = new Set(bets.map(({ betId }) => betId));
        bets = [...bets, ...answer.bets.filter(({ betId }) => !known.has(betId))];
        next = answer.next;
      },
      () =>
        say(
          'more.failed',
          'alert',
          button('retry', () => void more()),
        ),
      before,
    );
    const fresh = list.children[first];
    if (fresh instanceof HTMLElement) {
      fresh.tabIndex = -1;
      fresh.focus({ preventScroll: true });
    }
  };

  const load = async (): Promise<void> => {
    list.setAttribute('aria-label', text('loading'));
    list.replaceChildren(...[1, 2, 3].map(() => element('li', { class: 'bet bone', 'aria-hidden': 'true' })));
    rest.replaceChildren();
    const failed = () => {
      list.replaceChildren();
      say(
        'bets.failed',
        'alert',
        button('retry', () => void load()),
      );
    };
    await ask(({ bets: first, next: cursor }) => {
      bets = first;
      next = cursor;
    }, failed);
  };

  const choose = (wanted: BetsState) => {
    state = wanted;
    states.show(state);
    bets = [];
    next = null;
    void load();
  };
  const states = createChoices<BetsState>(
    choice,
    text('states'),
    STATES.map((each) => [each, text(each)]),
    choose,
  );

  return {
    open: (wanted = 'open') => choose(wanted),
    tick: showLive,
    count() {
      const n = openBets();
      const name = text('open');
      states.label('open', n > 0 ? `${name} ${n}` : name, n > 0 ? text('tab.count', { name, n }) : name);
    },
    async refresh() {
      if (into.hidden || list.querySelector('.bone') !== null) return;
      const [mine, of] = [asked, state];
      let answer: SportBetsAnswer | undefined;
      let all: readonly SportBet[] = [];
      // As many pages as there are to see: any of their bets may have ended.
      do {
        answer = await readBets(of, answer?.next ?? undefined).catch(() => undefined);
        if (answer === undefined || mine !== asked || of !== state) return;
        all = [...all, ...answer.bets];
      } while (answer.next !== null && all.length < bets.length);
      bets = all;
      next = answer.next;
      show();
    },
  };
}
