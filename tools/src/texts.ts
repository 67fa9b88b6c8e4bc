import { checkTexts } from './texts/check';
import { readParts } from './texts/read-parts';

const parts = readParts();
const problems = checkTexts(parts);
for (const problem of problems) console.error(problem);
const count = parts.reduce((sum, { dictionaries }) => sum + Object.keys(dictionaries.EN).length, 0);
if (problems.length > 0) {
  console.error(`\n${problems.length} of ${count} texts are not in order.`);
  process.exitCode = 1;
} else console.log(`${count} texts in ${parts.length} dictionaries, each in EN and TY, each in use.`);
