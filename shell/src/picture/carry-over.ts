import { pressedIn } from '../boot/presses';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What an element is known by in picture and page; a button whose words change, as with a countdown, has a value. */
const labelOf = (element: Element): string =>
  element.getAttribute('href') ??
  element.getAttribute('aria-label') ??
  (element instanceof HTMLButtonElement ? element.getAttribute('value') : null) ??
  element.textContent ??
  '';

/** What stands in the page for an element of the picture: of the same kind and label, and the same in order among such. */
function sameIn(app: ParentNode, picture: ParentNode, element: Element): HTMLElement | undefined {
  const alike = (place: ParentNode): Element[] =>
    [...place.querySelectorAll(element.tagName)].filter((each) => labelOf(each) === labelOf(element));
  return alike(app)[alike(picture).indexOf(element)] as HTMLElement | undefined;
}

/** By its name; a field without one, as of a search, by its label. */
const fieldIn = (app: ParentNode, picture: ParentNode, field: Field): Field | null =>
  field.name === ''
    ? ((sameIn(app, picture, field) as Field | undefined) ?? null)
    : app.querySelector<Field>(`[name="${CSS.escape(field.name)}"]`);

/** Presses an element as a person does: a field is sent by the key that was pressed in it. */
function pressOn(element: HTMLElement): void {
  if (element instanceof HTMLInputElement)
    element.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
  else element.click();
}

/** As if it had been typed there: React hears of a value only by the setter of the field's own class. */
function type(field: Field, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function fill(field: Field, from: Field): void {
  if (field instanceof HTMLInputElement && from instanceof HTMLInputElement && from.type === 'checkbox') {
    if (from.checked !== from.defaultChecked && field.checked !== from.checked) field.click();
  } else if (from instanceof HTMLInputElement ? from.value !== from.defaultValue : false) type(field, from.value);
}

function moveFocus(field: Field, from: Field): void {
  field.focus({ preventScroll: true });
  if (field instanceof HTMLInputElement && from instanceof HTMLInputElement && from.selectionStart !== null)
    field.setSelectionRange(from.selectionStart, from.selectionEnd);
}

/**
 * Notes what a person did in a picture. The answer does the same in the page, once the picture has left: what was typed stands
 * in its fields, the focus is where it was, and the last press is carried out.
 */
export function carryOver(picture: ParentNode, app: ParentNode): () => void {
  const fields = [...picture.querySelectorAll<Field>('input, textarea, select')];
  const focused = fields.find((field) => field === document.activeElement);
  const pressed = pressedIn(picture);
  const pressedThere = pressed && sameIn(app, picture, pressed);
  return () => {
    for (const from of fields) {
      const field = fieldIn(app, picture, from);
      if (field) fill(field, from);
      if (field && from === focused) moveFocus(field, from);
    }
    if (pressedThere) pressOn(pressedThere);
  };
}
