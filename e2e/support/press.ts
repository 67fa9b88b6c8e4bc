import type { ScreenState, Tools } from './crawl-notes';

/** How a crawl presses: every function runs in the page and stands alone, Playwright sends its text. */

export interface Pressed {
  /** Names the control apart from its look-alikes; undefined where all were pressed. */
  key: string | undefined;
  /** How many there are to press after it. */
  left: number;
  /** Title of the dialog it stood in; empty without one. */
  dialog: string;
  /** Whether anything came of it: the document changed, a call or a tab was asked for. */
  did: boolean;
  state: ScreenState;
}

/** Waits until the page stands still, and says how it stands. */
export async function settled(): Promise<ScreenState> {
  const { crawl } = window as unknown as { crawl: Tools };
  await crawl.settle();
  return crawl.state();
}

/** Presses the first control that was not pressed yet, of the dialog that lies on top or of the page, and waits what comes of it. */
export async function pressNext(pressed: string[]): Promise<Pressed> {
  // Of many alike on a screen (a heart on each card) two speak for all; every other control is pressed by its name.
  const MOST_ALIKE = 2;
  const manyIn = (where: string) => (where.startsWith('games/') ? 2 : 8);
  const { crawl } = window as unknown as { crawl: Tools };
  const top = [...document.querySelectorAll('dialog[open]')].at(-1);
  const { dialog } = crawl.state();
  const kindOf = (key: string) => key.replace(/ "[^"]*"$/, '');
  const seen = new Set(pressed);
  const alike = new Map<string, number>();
  for (const key of seen) alike.set(kindOf(key), (alike.get(kindOf(key)) ?? 0) + 1);
  const place = (element: Element) =>
    dialog ||
    element.closest('[data-part]')?.getAttribute('data-part') ||
    (element.closest('footer, header')?.tagName.toLowerCase() ?? location.pathname);
  const isChosen = (element: Element) =>
    ['aria-selected', 'aria-checked', 'aria-current', 'aria-pressed'].some(
      (name) => element.getAttribute(name) === 'true',
    ) ||
    (element instanceof HTMLInputElement && element.checked);
  const controls = [...(top ?? document.body).querySelectorAll<HTMLElement>('button, [role=button], [role=tab]')];
  const found = controls
    .filter((element) => element.checkVisibility() && element.closest('[inert], [aria-hidden=true]') === null)
    .filter((element) => !element.matches(':disabled, [aria-disabled=true]') && !isChosen(element))
    .map((element) => {
      const label = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replaceAll('"', '');
      const where = place(element);
      const isOneOfMany = controls.filter((each) => each.className === element.className).length > manyIn(where);
      const kind = `${where} ${isOneOfMany ? element.className : label}`;
      return { element, kind, key: `${kind} "${label}"` };
    })
    .filter(({ key, kind }) => !seen.has(key) && (alike.get(kind) ?? 0) < MOST_ALIKE);
  // What closes a dialog comes last.
  const closes = top?.querySelector('h2 + button');
  const next = found.find(({ element }) => element !== closes) ?? found[0];
  const before = crawl.did;
  // Stays when the press leads to another document.
  window.name = next?.key ?? '';
  next?.element.click();
  if (next) await crawl.settle();
  // On a busy machine it may come later; what comes to nothing is waited for alone.
  const pressedAt = performance.now();
  while (next && crawl.did === before && performance.now() - pressedAt < 5000) await crawl.settle();
  return { key: next?.key, left: found.length - 1, dialog, did: crawl.did > before, state: crawl.state() };
}
