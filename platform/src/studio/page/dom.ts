/**
 * The element with an id.
 *
 * @throws Error when it is missing or of another kind
 */
export function find<T extends HTMLElement = HTMLElement>(id: string, kind?: new () => T): T;
export function find(id: string, kind: new () => HTMLElement = HTMLElement): HTMLElement {
  const found = document.getElementById(id);
  if (!(found instanceof kind)) throw new Error(`The page has no such element: ${id}`);
  return found;
}

/**
 * The drawing context of a canvas.
 *
 * @throws Error where the browser has none
 */
export function penOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('This browser draws no pictures');
  return pen;
}
