import Big from 'big.js';
import { find } from '../dom';
import { later } from '../frames';
import { money } from '../money';
import type { Text } from '../texts';

const COUNT_MS = 700;

export interface Reading {
  /** What stands under the reels: a sum that counts up from another one, and a sentence. */
  sum(amount: string, from?: string): void;
  say(sentence: string, state?: 'idle' | 'won' | 'back'): void;
  speak(sentence: string): void;
  /** A card over the reels for a moment, or until it is pressed away. Of a jackpot it is the amount that is large. */
  banner(title: string, more: string, ms: number, of?: 'jackpot'): Promise<void>;
}

export function createReading(text: Text): Reading {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)');
  const [sum, said, spoken, card] = [find('sum'), find('said'), find('spoken'), find('banner')] as const;
  let counting = 0;

  const count = (from: string, to: string) => {
    const start = performance.now();
    const way = new Big(to).minus(from);
    const mine = ++counting;
    const step = (now: number) => {
      if (mine !== counting) return;
      const part = Math.min(1, (now - start) / COUNT_MS);
      sum.textContent = money(
        part === 1 ? to : way.times(part.toFixed(3)).plus(from).round(2, Big.roundDown).toFixed(),
      );
      if (part < 1) window.requestAnimationFrame(step);
    };
    step(start);
  };

  return {
    sum(amount, from = '0') {
      const mine = ++counting;
      if (amount === '0')
        later(() => {
          if (mine === counting) sum.textContent = '';
        });
      else if (still.matches) sum.textContent = money(amount);
      else count(from, amount);
    },
    say(sentence, state = 'idle') {
      later(() => {
        said.textContent = sentence;
        find('stage').dataset['state'] = state;
      });
    },
    speak(sentence) {
      later(() => {
        spoken.textContent = sentence;
      });
    },
    banner(title, more, ms, of) {
      card.classList.toggle('jackpot', of === 'jackpot');
      find('banner-title').textContent = title;
      find('banner-text').textContent = more;
      const go = find('banner-go', HTMLButtonElement);
      go.textContent = text('free.go');
      card.hidden = false;
      return new Promise((resolve) => {
        const end = () => {
          window.clearTimeout(timer);
          go.removeEventListener('click', end);
          card.hidden = true;
          resolve();
        };
        const timer = window.setTimeout(end, ms);
        go.addEventListener('click', end);
      });
    },
  };
}
