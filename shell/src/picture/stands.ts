const WAITS = '[aria-busy="true"]:not(button)';

/** A slot of home, and the part whose picture it has. */
export interface PicturedSlot {
  readonly slot: string;
  readonly part: string;
}

/** Whether home may show: the slot of its picture stands, or that of another part, which is not kept back by one that hangs. */
function homeStands(main: Element, { slot, part }: PicturedSlot): boolean {
  const slots = [...main.querySelectorAll<HTMLElement>('[data-slot]')];
  const own = slots.filter((each) => each.dataset['slot'] === slot);
  const ofOthers = slots.filter((each) => each.querySelector(`[data-part]:not([data-part^="${CSS.escape(part)}/"])`));
  const waits = (each: HTMLElement) => each.querySelector(WAITS) !== null;
  return !own.some(waits) || !ofOthers.every(waits);
}

/** Whether the page is drawn so far that it may take the place of its picture: no part of it waits for a file or an answer. */
export function stands(app: ParentNode, slot?: PicturedSlot): boolean {
  const main = app.querySelector('main');
  // A screen without a page: closed, refused, or not started.
  if (!main) return app.firstElementChild !== null;
  return slot === undefined ? main.querySelector(WAITS) === null : homeStands(main, slot);
}
