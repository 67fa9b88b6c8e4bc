/** Whether the page is drawn so far that it may take the place of its picture: no part of it waits for a file or an answer. */
export function stands(app: ParentNode): boolean {
  const main = app.querySelector('main');
  // A screen without a page: closed, refused, or not started.
  if (!main) return app.firstElementChild !== null;
  return main.querySelector('[aria-busy="true"]:not(button)') === null;
}
