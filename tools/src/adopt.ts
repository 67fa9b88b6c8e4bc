import path from 'node:path';
import { adopt } from './nginx/adopt-releases';

const site = process.argv[2];
if (site === undefined) {
  console.error('The folder of the host is missing: adopt.ts <folder>');
  process.exit(1);
}
const { done, refused } = await adopt(path.resolve(site));
for (const line of done) console.log(line);
for (const sentence of refused) console.error(sentence);
if (refused.length > 0) process.exit(1);
