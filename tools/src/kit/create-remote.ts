import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Command, Option } from 'commander';
import { AUDIENCES, type Audience, newPage, newRemote } from '../new/make';
import { type BegunWith, repositoryOf } from './repository';

const begunWith = (): BegunWith =>
  JSON.parse(readFileSync(fileURLToPath(new URL('../versions.json', import.meta.url)), 'utf8')) as BegunWith;

/** `npm create @foyer/remote <name>`: a repository with one remote, and one page in it (decision 86). */
new Command('create-remote')
  .description('Begins a repository with one remote, in a new folder of its name.')
  .argument('<name>', 'name of the remote; its page is /m/<name>')
  .addOption(new Option('--for <audience>', 'who may see the page').choices(AUDIENCES).default('everybody'))
  .option('--registry <address>', 'where @foyer/… comes from, for a .npmrc; otherwise what npm is set to')
  .action((name: string, options: { for: Audience; registry?: string }) => {
    const folder = path.resolve(name);
    newRemote(folder, repositoryOf(begunWith(), options.for, options.registry));
    newPage(folder, name, `/m/${name}`, options.for);
    console.log(`${name} is there, with a page at /m/${name}. Now: cd ${name}, npm install, and
  npm start -- --site <address>   a site that runs, with this remote in it
  npm test                        and npm run types, npm run build`);
  })
  .parseAsync()
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  });
