import type { PartName } from '../paths';
import { wrongTexts } from '../texts/check';
import { readPartAlone } from '../texts/read-parts';

/**
 * What the build of a release would refuse of a part's texts.
 * @param folder of its sources
 * @returns an empty text when all is well
 */
export function problemOfTexts(part: PartName, folder: string): string {
  try {
    return wrongTexts(readPartAlone(part, folder)).join('\n');
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
