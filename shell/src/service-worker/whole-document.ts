/** Scripts and stylesheets that a document of the shell needs. */
const filesOf = (html: string): string[] =>
  [...html.matchAll(/<(?:script defer src|link rel="stylesheet" href)="([^"]+)"/g)].flatMap(([, file]) => file ?? []);

/**
 * Whether all files of a kept document are kept too; without one the page would stay blank.
 * @param isKept whether the file at an address is kept
 */
export async function isWhole(document: Response, isKept: (file: string) => Promise<boolean>): Promise<boolean> {
  const files = filesOf(await document.clone().text());
  const kept = await Promise.all(files.map(isKept));
  return files.length > 0 && kept.every(Boolean);
}
