export interface Shortcut {
  /** Names of keys as `KeyboardEvent.key` has them; the first one is shown. */
  readonly keys: readonly string[];
  /** Key of its text. */
  readonly label: string;
  readonly run: () => void;
}

const TYPED = 'input, textarea, select, [contenteditable="true"]';

const isCharacter = (key: string): boolean => key.length === 1;

/** Runs the shortcut of a key, unless somebody types, a dialog is open, or letters are switched off. */
export function dispatch(event: KeyboardEvent, shortcuts: readonly Shortcut[], lettersOn: boolean): void {
  const { key, target } = event;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (document.querySelector('dialog[open]') !== null) return;
  if (target instanceof Element && target.closest(TYPED) !== null) return;
  if (isCharacter(key) && !lettersOn) return;
  const shortcut = shortcuts.find(({ keys }) => keys.includes(isCharacter(key) ? key.toLowerCase() : key));
  if (shortcut === undefined) return;
  event.preventDefault();
  shortcut.run();
}
