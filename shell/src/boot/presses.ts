/** What answers to a press in a picture. */
const PRESSABLE = 'a[href], button, [role="button"], [role="tab"]';

const PRESSED = '[data-pressed]';

function press(place: HTMLElement, target: Element | null | undefined): void {
  for (const each of place.querySelectorAll(PRESSED)) each.removeAttribute('data-pressed');
  target?.setAttribute('data-pressed', '');
}

/**
 * Keeps the last press in a picture, and shows it: who presses sees at once that it was heard. The page that takes the picture's
 * place carries it out (`hand-over.ts`). Fields and boxes of the picture work by themselves.
 */
export function recordPresses(place: HTMLElement): void {
  place.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target.closest(PRESSABLE) : null;
    if (!target) return;
    event.preventDefault();
    press(place, target);
  });
  // By the key of a keyboard; a press of the button comes as a click, which was prevented. A form without one, as of a search, is sent
  // by its field.
  place.addEventListener('submit', (event) => {
    event.preventDefault();
    const form = event.target instanceof Element ? event.target : place;
    press(place, form.querySelector('[type="submit"]') ?? form.querySelector(':focus'));
  });
}

/** The element that was pressed last in a picture and waits for its page. */
export const pressedIn = (place: ParentNode): Element | null => place.querySelector(PRESSED);
