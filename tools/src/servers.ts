import path from 'node:path';
import { buildServers } from './images/servers';

const out = process.argv[2];
if (out === undefined) {
  console.error('Name the folder that is made anew: servers.ts <folder>');
  process.exit(1);
}
await buildServers(path.resolve(out));
