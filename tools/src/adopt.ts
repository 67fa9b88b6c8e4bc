import path from 'node:path';
import { adopt } from './nginx/adopt-releases';

const site = process.argv[2];
if (site === undefined) {
  console.error('Name the folder of the host: adopt.ts <folder>');
  process.exit(1);
}
for (const line of await adopt(path.resolve(site))) console.log(line);
