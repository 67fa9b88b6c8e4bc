import { Command } from 'commander';
import { baseImages } from './containers/base-images';
import { lacking } from './containers/lacks';
import { lookAround } from './containers/look-around';
import { tryContainers } from './containers/trial';
import { root } from './paths';

/** `pnpm containers`: see docs/guides/operator.md. */
const program = new Command('containers')
  .description(
    'Builds the containers of docker-compose.yml, tries them in a browser and by the release command, and takes them down. Exit codes: 0 all is right, 1 something is wrong, 3 not tried.',
  )
  .option('--check', 'says what is missing to try them, and tries nothing')
  .option('--keep', 'leaves them running, where all is right');

const { check = false, keep = false } = program.parse().opts<{ check?: boolean; keep?: boolean }>();
const interrupted = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => interrupted.abort(new Error('Interrupted.')));

const say = (line: string): void => console.log(line);
const images = baseImages(root);
const missing = lacking(await lookAround({ cwd: root, env: process.env, signal: interrupted.signal }, images));
if (missing.length > 0) {
  for (const sentence of missing) console.error(sentence);
  console.error('NOT TRIED: the containers were not built.');
  process.exitCode = 3;
} else if (check) say('An engine with everything that is needed is here.');
else
  try {
    await tryContainers({ images, keep, say, signal: interrupted.signal });
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
