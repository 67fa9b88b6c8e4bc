import { type KeyboardEvent, useState } from 'react';

const isRightToLeft = (element: Element): boolean => element.closest<HTMLElement>('[dir]')?.dir === 'rtl';

/** How many buttons stand in the first row. */
function rowOf(buttons: readonly HTMLElement[]): number {
  const top = buttons[0]?.offsetTop;
  const next = buttons.findIndex(({ offsetTop }) => offsetTop !== top);
  return next < 0 ? buttons.length : next;
}

function stepOf(key: string, row: number, rightToLeft: boolean): number | undefined {
  if (key === 'ArrowRight') return rightToLeft ? -1 : 1;
  if (key === 'ArrowLeft') return rightToLeft ? 1 : -1;
  if (key === 'ArrowDown') return row;
  return key === 'ArrowUp' ? -row : undefined;
}

/** A grid of buttons that is one stop of the tab key and is walked with the arrow keys, Home and End. */
export function useRoving(count: number) {
  const [stop, setStop] = useState(0);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    const at = event.target instanceof HTMLButtonElement ? buttons.indexOf(event.target) : -1;
    if (at < 0) return;
    const ends: Readonly<Record<string, number>> = { Home: 0, End: count - 1 };
    const step = stepOf(event.key, rowOf(buttons), isRightToLeft(event.currentTarget));
    const next = buttons[ends[event.key] ?? (step === undefined ? -1 : at + step)];
    if (step === undefined && next === undefined) return;
    event.preventDefault();
    next?.focus();
  };
  return {
    onKeyDown,
    /** What the button at a place gets. */
    button: (at: number) => ({ tabIndex: at === Math.min(stop, count - 1) ? 0 : -1, onFocus: () => setStop(at) }),
  };
}
