import styles from './toast.module.css';

/** Moves a manual popover to the top of the top layer. Without popovers in the browser it does nothing. */
export function raise(place: HTMLElement): void {
  if (!('showPopover' in place)) return;
  if (place.matches(':popover-open')) place.hidePopover();
  place.showPopover();
}

/** Moves the visible toast above a modal that has just opened. */
export function raiseToasts(): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-toast]')) raise(place);
}

/** TypeScript's DOM types do not have it yet. */
interface Speaking {
  ariaNotify: (text: string) => void;
}

const speaks = (element: Element): element is Element & Speaking => 'ariaNotify' in element;

/**
 * Announces a text inside the topmost modal, because screen readers hear nothing outside of it. Without `ariaNotify` the text
 * goes into a hidden live region.
 * @returns removes the text
 */
export function sayInModal(text: string): () => void {
  const voice = [...document.querySelectorAll('dialog[open] [data-toast-voice]')].at(-1);
  if (voice === undefined) return () => undefined;
  if (speaks(voice)) voice.ariaNotify(text);
  else voice.textContent = text;
  // Without popovers the toast lies beneath the modal, and this is what is seen of it.
  const unseen = voice.className;
  if (!('showPopover' in voice)) voice.className = styles['instead'] ?? unseen;
  return () => {
    voice.textContent = '';
    voice.className = unseen;
  };
}
