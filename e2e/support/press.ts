import type { ScreenState, Tools } from './crawl-notes';

/** The crawl's presses inside of the page. Each function is self-contained, because Playwright sends its text. */

export interface Pressed {
  /** Unique name of the pressed control; undefined when none is left. */
  key: string | undefined;
  left: number;
  /** Title of its dialog, or empty. */
  dialog: string;
  /** Whether the press had an effect: a changed document, a call or a new tab. */
  did: boolean;
  state: ScreenState;
}

/** Waits until the page stands, and gives its state. */
export async function settled(): Promise<ScreenState> {
  const { crawl } = window as unknown as { crawl: Tools };
  await crawl.settle();
  return crawl.state();
}

/** Presses the first new control of the topmost dialog or the page, and waits for the effect. */
export async function pressNext(pressed: string[]): Promise<Pressed> {
  // Of many equal controls (a heart on each card) two are pressed.
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
  // The dialog's close button comes last.
  const closes = top?.querySelector('h2 + button');
  const next = found.find(({ element }) => element !== closes) ?? found[0];
  const before = crawl.did;
  // The window's name survives a navigation.
  window.name = next?.key ?? '';
  next?.element.click();
  if (next) await crawl.settle();
  // Effects may be late on a busy machine, so only a press without any waits for the limit.
  const pressedAt = performance.now();
  while (next && crawl.did === before && performance.now() - pressedAt < 5000) await crawl.settle();
  return { key: next?.key, left: found.length - 1, dialog, did: crawl.did > before, state: crawl.state() };
}
