import path from 'node:path';
import { buildServers } from './images/servers';

const out = process.argv[2];
if (out === undefined) {
  console.error('The output folder is missing: servers.ts <folder> (it is emptied first)');
  process.exit(1);
}
await buildServers(path.resolve(out));
