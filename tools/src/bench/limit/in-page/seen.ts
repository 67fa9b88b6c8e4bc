/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

/** Addresses inside of the document that an element refers to: `href="#id"` and `url(#id)`. */
function idsIn(element: Element): string[] {
  const texts = [...element.attributes].map(({ name, value }) => (/(^|:)href$/.test(name) ? `url(${value})` : value));
  return texts.flatMap((text) => [...text.matchAll(/url\(["']?#([^"')]+)["']?\)/g)].map(([, id = '']) => id));
}

const isInWindow = (element: Element): boolean => {
  const { top, left, right, bottom, width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
};

/** The elements of the body that are in the window, what these refer to, and all that contain one of them. */
export function seenElements(): ReadonlySet<Element> {
  const seen = new Set<Element>();
  const add = (element: Element): void => {
    for (let each: Element | null = element; each && !seen.has(each); each = each.parentElement) seen.add(each);
    for (const id of idsIn(element)) {
      const target = document.getElementById(id);
      if (target && !seen.has(target)) for (const part of [target, ...target.querySelectorAll('*')]) add(part);
    }
  };
  for (const element of document.body.querySelectorAll('*:not(script, noscript, template, link)')) {
    const whole = element.closest('svg') ?? element;
    if (isInWindow(whole) && whole.checkVisibility()) add(element);
  }
  return seen;
}

/** Whether an element has a place of its own between others, though nothing of it is to be seen: a cell of a grid, or a gap. */
function keepsPlace(element: Element, seen: ReadonlySet<Element>): boolean {
  const { display, position } = getComputedStyle(element);
  if (display === 'none' || position === 'absolute' || position === 'fixed') return false;
  for (let next = element.nextElementSibling; next; next = next.nextElementSibling) if (seen.has(next)) return true;
  return false;
}

/** The size of an element, and of the rows and columns of a grid, as styles of its own. */
function sizeOf(element: HTMLElement): () => void {
  const { width, height } = element.getBoundingClientRect();
  const { display, gridTemplateRows, gridTemplateColumns } = getComputedStyle(element);
  const tracks = display === 'grid' ? { gridTemplateRows, gridTemplateColumns } : {};
  const size = { boxSizing: 'border-box', minHeight: `${height}px`, minWidth: `${width}px`, ...tracks };
  return () => {
    if (!display.startsWith('inline')) Object.assign(element.style, size);
  };
}

/**
 * Takes all others out, but for stylesheets; one that keeps its place is emptied. What has lost a part keeps its size, so that
 * nothing that is seen moves.
 */
export function removeUnseen(seen: ReadonlySet<Element>): void {
  const all = [...document.body.querySelectorAll('*:not(link, style)')];
  const others = all.filter((element) => !seen.has(element) && seen.has(element.parentElement ?? document.body));
  const places = new Set(others.filter((element) => keepsPlace(element, seen)));
  const lost = new Set(others.flatMap(({ parentElement: parent }) => (parent?.closest('body *') ? [parent] : [])));
  const keepSizes = [...lost, ...places]
    .filter((element) => element instanceof HTMLElement)
    .map((element) => sizeOf(element));
  for (const element of others) places.has(element) ? element.replaceChildren() : element.remove();
  for (const keep of keepSizes) keep();
}
