import { BALLS, MOST_MARKS } from '../../../base/keno/numbers';
import { find } from '../dom';
import { laterOnce } from '../frames';
import { element } from '../sheet';
import { shape } from '../svg';
import type { Text } from '../texts';

interface BoardOptions {
  readonly text: Text;
  /** Numbers that are marked at first. */
  readonly first: readonly number[];
  readonly complain: (sentence: string) => void;
  /** Is told whenever the marks change, by a mark that was set or not. */
  readonly onMarks: (set: boolean) => void;
}

export interface Board {
  /** From the lowest. */
  readonly marks: readonly number[];
  lock(on: boolean): void;
  /** Shows that a number came; tells whether it is marked. */
  draw(number: number): boolean;
  /** Forgets what came; the marks stay. */
  clear(): void;
}

/** How many numbers a quick pick marks when none is marked. */
const USUAL = 5;
const NUMBERS = Array.from({ length: BALLS }, (_, at) => at + 1);

const tool = (id: string, label: string, path: string) => {
  const icon = shape('svg', { viewBox: '0 0 24 24', 'aria-hidden': 'true' }, shape('path', { d: path }));
  return element(
    'button',
    { type: 'button', class: 'tool', id, 'aria-label': label },
    icon,
    element('span', {}, label),
  );
};

/** All numbers as buttons that are marked, with a quick pick and one that clears the marks. */
export function createBoard({ text, first, complain, onMarks }: BoardOptions): Board {
  const marks = new Set(first);
  const came = new Set<number>();
  let locked = false;
  const buttons = new Map(
    NUMBERS.map((number) => {
      const button = element('button', { type: 'button', class: 'mark' }, element('span', {}, String(number)));
      button.addEventListener('click', () => press(number));
      return [number, button] as const;
    }),
  );
  const quick = tool('quick', text('quick'), 'M13 3L5 14h6l-1 7 8-11h-6z');
  const clear = tool('clear', text('clear'), 'M6 6l12 12M18 6L6 18');

  const label = (number: number) => {
    const [button, marked] = [buttons.get(number), marks.has(number)];
    const state = !came.has(number) ? (marked ? 'marked' : 'free') : marked ? 'hit' : 'drawn';
    if (button === undefined || button.dataset['state'] === state) return;
    button.dataset['state'] = state;
    button.setAttribute('aria-label', text(`number.${state}`, { number }));
    button.setAttribute('aria-pressed', String(marked));
  };
  const showTools = () => {
    clear.disabled = locked || marks.size === 0;
    quick.disabled = locked;
  };
  const show = () => {
    for (const number of NUMBERS) label(number);
    showTools();
  };
  const showLock = laterOnce(() => {
    for (const button of buttons.values()) button.setAttribute('aria-disabled', String(locked));
    showTools();
  });
  const change = (set: boolean) => {
    came.clear();
    complain('');
    show();
    onMarks(set);
  };
  const press = (number: number) => {
    if (locked) return;
    if (!marks.has(number) && marks.size === MOST_MARKS) return complain(text('marks.most', { most: MOST_MARKS }));
    const set = !marks.delete(number);
    if (set) marks.add(number);
    change(set);
  };

  quick.addEventListener('click', () => {
    const count = marks.size || USUAL;
    const left = [...NUMBERS];
    marks.clear();
    while (marks.size < count)
      for (const each of left.splice(Math.floor(Math.random() * left.length), 1)) marks.add(each);
    change(true);
  });
  clear.addEventListener('click', () => {
    marks.clear();
    change(false);
    quick.focus();
  });
  find('board').setAttribute('role', 'group');
  find('board').setAttribute('aria-label', text('board'));
  find('board').replaceChildren(...buttons.values(), quick, clear);
  show();

  return {
    get marks() {
      return [...marks].sort((a, b) => a - b);
    },
    lock(on) {
      locked = on;
      showLock();
    },
    draw(number) {
      came.add(number);
      label(number);
      return marks.has(number);
    },
    clear() {
      came.clear();
      show();
    },
  };
}
