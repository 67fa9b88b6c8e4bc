import { slotsOfShell } from '@foyer/shared/shell';
import { createStore, useStore } from '@foyer/shared/store';

/** Factors of the drawn text size (A013). */
export const textSizes = ['1', '1.15', '1.3', '1.5'] as const;
export type TextSize = (typeof textSizes)[number];

/** Default font size of browsers in px. */
const USUAL = 16;

const isTextSize = (text: string | undefined): text is TextSize => textSizes.some((size) => size === text);

/** The boot script reads it too. */
const stored = slotsOfShell.text('local', 'textSize', { stays: true, was: 'textSize', until: '4.0.0' });

const chosen = (): TextSize => {
  const size = stored.get();
  return isTextSize(size) ? size : '1';
};

const textSizeStore = createStore<{ readonly size: TextSize }>(() => ({ size: chosen() }));

export const useTextSize = (): TextSize => useStore(textSizeStore, (state) => state.size);

/**
 * The browser's own font size, as a factor of the default. The root's font size depends on the viewport. A new element shows it
 * at once, while an existing one would start a transition.
 */
function browserFactor(): number {
  const probe = document.body.appendChild(document.createElement('span'));
  probe.style.fontSize = 'medium';
  const medium = Number.parseFloat(getComputedStyle(probe).fontSize);
  probe.remove();
  return Number.isFinite(medium) ? medium / USUAL : 1;
}

/** Applies the member's factor times the browser's, from 1 to 1.5. */
export function showTextSize(): void {
  const root = document.documentElement;
  const factor = Number(textSizeStore.getState().size) * browserFactor();
  root.style.setProperty('--text-size', String(Math.min(1.5, Math.max(1, factor))));
}

export function setTextSize(size: TextSize): void {
  stored.set(size);
  textSizeStore.setState({ size });
  showTextSize();
}
