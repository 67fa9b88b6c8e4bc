import { type Hands, totalOf } from '../../../base/cards/baccarat';
import { find } from '../dom';
import { cardElement } from './face';

export interface Felt {
  /** Takes the cards of the last round away. */
  clear(): void;
  /** Deals and turns the cards, one after another; tells when a card lies, and when one is turned. */
  deal(hands: Hands, tell: (what: 'card' | 'turn') => void): Promise<void>;
}

const DEAL_MS = 230;
const TURN_MS = 420;
const THIRD_MS = 350;

type Side = keyof Hands;

/** The two hands on the table. With reduced motion all cards lie there at once. */
export function createFelt(): Felt {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)');
  const wait = (ms: number): Promise<void> =>
    still.matches ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, ms));
  const points = (side: Side, cards: readonly number[]) => {
    find(`${side}-points`).textContent = cards.length === 0 ? '' : String(totalOf(cards));
  };

  /** Lays a card down, from where the shoe stands. */
  const lay = (side: Side, card: number): HTMLElement => {
    const made = cardElement(card);
    find(`${side}-cards`).append(made);
    const [from, to] = [find('shoe').getBoundingClientRect(), made.getBoundingClientRect()];
    made.style.setProperty('--dx', `${Math.round(from.x + from.width / 2 - to.x - to.width / 2)}px`);
    made.style.setProperty('--dy', `${Math.round(from.y + from.height / 2 - to.y - to.height / 2)}px`);
    made.classList.add('dealt');
    return made;
  };

  return {
    clear() {
      for (const side of ['player', 'banker'] as const) {
        find(`${side}-cards`).replaceChildren();
        points(side, []);
        find(side).classList.remove('wins');
      }
    },
    async deal(hands, tell) {
      const lying: { readonly side: Side; readonly made: HTMLElement }[] = [];
      for (const at of [0, 1]) {
        for (const side of ['player', 'banker'] as const) {
          lying.push({ side, made: lay(side, hands[side][at] ?? 0) });
          tell('card');
          await wait(DEAL_MS);
        }
      }
      for (const side of ['player', 'banker'] as const) {
        for (const each of lying) if (each.side === side) each.made.classList.add('turned');
        tell('turn');
        await wait(TURN_MS);
        points(side, hands[side].slice(0, 2));
      }
      for (const side of ['player', 'banker'] as const) {
        const third = hands[side][2];
        if (third === undefined) continue;
        await wait(THIRD_MS);
        const made = lay(side, third);
        tell('card');
        await wait(DEAL_MS + THIRD_MS);
        made.classList.add('turned');
        tell('turn');
        await wait(TURN_MS);
        points(side, hands[side]);
      }
    },
  };
}
