import { slotsOfShell } from '@foyer/shared/shell';
import { createStore, useStore } from '@foyer/shared/store';

/** What a member can choose: the drawn size, and up to half as large again (A013). */
export const textSizes = ['1', '1.15', '1.3', '1.5'] as const;
export type TextSize = (typeof textSizes)[number];

/** The font size a browser has unless its owner chose another one, in px. */
const USUAL = 16;

const isTextSize = (text: string | undefined): text is TextSize => textSizes.some((size) => size === text);

/** The boot script reads it, too. */
const stored = slotsOfShell.text('local', 'textSize', { stays: true, was: 'textSize' });

const chosen = (): TextSize => {
  const size = stored.get();
  return isTextSize(size) ? size : '1';
};

const textSizeStore = createStore<{ readonly size: TextSize }>(() => ({ size: chosen() }));

export const useTextSize = (): TextSize => useStore(textSizeStore, (state) => state.size);

/**
 * How much larger than usual the browser's own font size is. The root's is tied to the viewport and does not tell; an element of its
 * own does, at once: a change of one that is there would start a transition, and with reduced motion everything has one.
 */
function browserFactor(): number {
  const probe = document.body.appendChild(document.createElement('span'));
  probe.style.fontSize = 'medium';
  const medium = Number.parseFloat(getComputedStyle(probe).fontSize);
  probe.remove();
  return Number.isFinite(medium) ? medium / USUAL : 1;
}

/** Puts the text size on the page: the member's choice times the browser's, within the limits that pages are drawn for. */
export function showTextSize(): void {
  const root = document.documentElement;
  const factor = Number(textSizeStore.getState().size) * browserFactor();
  root.style.setProperty('--text-size', String(Math.min(1.5, Math.max(1, factor))));
}

/** Changes the text size of the whole page and remembers it. */
export function setTextSize(size: TextSize): void {
  stored.set(size);
  textSizeStore.setState({ size });
  showTextSize();
}
