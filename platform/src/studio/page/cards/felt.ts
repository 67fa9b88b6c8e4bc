import { type Hands, totalOf } from '../../../base/cards/baccarat';
import { find } from '../dom';
import { later } from '../frames';
import { cardElement, faceOf } from './face';

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

  /** Lays a card down, from where the shoe stands. Its hand is laid out for it, and nothing else. */
  const lay = (side: Side, card: number): HTMLElement => {
    const made = cardElement();
    find(`${side}-cards`).append(made);
    // Nobody sees its face until it is turned.
    later(() => made.append(faceOf(card)));
    if (still.matches) return made;
    const [from, to] = [find('shoe').getBoundingClientRect(), made.getBoundingClientRect()];
    const [x, y] = [from.x + (from.width - to.width) / 2 - to.x, from.y + (from.height - to.height) / 2 - to.y];
    made.animate([{ transform: `translate(${x}px, ${y}px) rotate(-24deg) scale(0.8)` }, {}], {
      duration: 300,
      easing: 'cubic-bezier(0.2, 0.7, 0.3, 1)',
    });
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
