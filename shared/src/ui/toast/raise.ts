/** Puts an element with a manual popover on top of all that is open; where a browser has no popovers it stays where it is. */
export function raise(place: HTMLElement): void {
  if (!('showPopover' in place)) return;
  if (place.matches(':popover-open')) place.hidePopover();
  place.showPopover();
}

/** Puts the toast that is there, if any, on top again: a modal that opens would cover it. */
export function raiseToasts(): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-toast]')) raise(place);
}

/** Not yet in TypeScript's list of what elements can do. */
interface Speaking {
  ariaNotify: (text: string) => void;
}

const speaks = (element: Element): element is Element & Speaking => 'ariaNotify' in element;

/**
 * Says a text inside the modal on top: readers hear nothing from the page outside while one is open. A browser that cannot
 * speak for an element has it read from a second, unseen text.
 * @returns takes that text away.
 */
export function sayInModal(text: string): () => void {
  const voice = [...document.querySelectorAll('dialog[open] [data-toast-voice]')].at(-1);
  if (voice === undefined) return () => undefined;
  if (speaks(voice)) voice.ariaNotify(text);
  else voice.textContent = text;
  return () => {
    voice.textContent = '';
  };
}
