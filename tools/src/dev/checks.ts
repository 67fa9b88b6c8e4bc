import type { PartName } from '../paths';
import { problemOfTexts } from './texts-of-part';
import { createTypeChecks, summaryOf, wrongTypes } from './types-of-parts';

interface Checks {
  /** Of a part, right away. */
  checkTexts(part: PartName, folder: string): void;
  /** Of a part or `shared`, once there is time for it. */
  checkTypes(name: string, folder: string): void;
}

/**
 * What is built all the same, and refused later: texts and types. The terminal has all of it.
 * @param wasTold whether pages have been told of it
 * @param tell gets what pages say; an empty text when it is mended
 */
export function createChecks(wasTold: (about: string) => boolean, tell: (about: string, text: string) => void): Checks {
  const tellChange = (about: string, text: string) => {
    if (text !== '' || wasTold(about)) tell(about, text);
  };
  return {
    checkTexts(part, folder) {
      const text = problemOfTexts(part, folder);
      if (text !== '') console.error(`No release can be made of ${part}:\n${text}`);
      tellChange(`${part}: texts`, text);
    },
    checkTypes: createTypeChecks(wrongTypes, (name, complaints) => {
      const about = `${name}: types`;
      if (complaints !== '') console.error(`Types of ${name} are wrong; it is shown as it is:\n${complaints}`);
      else if (wasTold(about)) console.log(`Types of ${name} are right`);
      tellChange(about, summaryOf(complaints));
    }),
  };
}
