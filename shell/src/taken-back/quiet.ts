import { asker, writes } from '@foyer/shared/shell';

/** Ms after a call that changed something in which its outcome may still be told: a step, a message. */
const OUTCOME = 10_000;

/** Fields that hold what somebody types; others, such as boxes, are known by the press. */
const TYPED = 'input:not([type=hidden],[type=checkbox],[type=radio],[type=button],[type=submit]),textarea';

const isFilled = (field: Element): boolean =>
  (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) &&
  field.value !== '' &&
  !field.readOnly &&
  !field.disabled;

/** Whether anything has been pressed in the page before this script came; a browser that does not say counts as pressed. */
const wasPressed = (): boolean => {
  const activation: unknown = Reflect.get(navigator, 'userActivation');
  return typeof activation !== 'object' || activation === null || Reflect.get(activation, 'hasBeenActive') !== false;
};

let pressed = true;

/** Begins to notice presses and typing. */
export function noticePresses(): void {
  pressed = wasPressed();
  for (const name of ['click', 'input', 'keydown']) addEventListener(name, () => (pressed = true), { capture: true });
}

/** A page has been opened in which nothing has been pressed yet. */
export const openedPage = (): void => {
  pressed = false;
};

/** Whether nothing would be lost with the page that is left: nothing is under way, unsaved or typed. */
export const isQuiet = (): boolean =>
  writes.running === 0 &&
  performance.now() - writes.endedAt > OUTCOME &&
  asker() === undefined &&
  ![...document.querySelectorAll(TYPED)].some(isFilled);

/** Whether the page is as it was opened: also nothing pressed, as on a board of picks, and no frame, in which a round may run. */
export const isUntouched = (): boolean => isQuiet() && !pressed && document.querySelector('iframe') === null;
