/**
 * Whether the page is drawn so far that it may take the place of its picture: no part of it waits for a file or an answer.
 * @param slot the slot of home whose picture it is; the others of home may wait
 */
export function stands(app: ParentNode, slot?: string): boolean {
  const main = app.querySelector('main');
  // A screen without a page: closed, refused, or not started.
  if (!main) return app.firstElementChild !== null;
  const place = slot === undefined ? '' : `[data-slot="${CSS.escape(slot)}"] `;
  return main.querySelector(`${place}[aria-busy="true"]:not(button)`) === null;
}
