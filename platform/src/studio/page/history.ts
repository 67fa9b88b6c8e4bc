import type { PastRound } from '../protocol';

type Shown = Pick<PastRound, 'won' | 'multiplier'>;

interface History {
  fill(rounds: readonly Shown[]): void;
  add(round: Shown): void;
}

const KEPT = 12;

/** Heights of the last rounds, newest first; marks, not colours alone, tell won from lost ones. */
export function createHistory(list: HTMLElement): History {
  const item = (round: Shown) => {
    const entry = document.createElement('li');
    entry.className = round.won ? 'won' : 'lost';
    entry.textContent = `${round.multiplier}×`;
    return entry;
  };
  return {
    fill(rounds) {
      list.replaceChildren(...rounds.slice(0, KEPT).map(item));
    },
    add(round) {
      const entry = item(round);
      entry.classList.add('fresh');
      list.prepend(entry);
      while (list.children.length > KEPT) list.lastElementChild?.remove();
    },
  };
}
