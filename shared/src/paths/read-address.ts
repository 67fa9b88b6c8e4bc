/**
 * Reads an address as a browser does.
 *
 * @param base what a relative one is relative to
 * @returns undefined where it is none
 */
export function readAddress(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}
