import { Command, CommanderError } from 'commander';
import { sentence } from '../verify';
import { decisions } from './decisions';
import { comparing } from './diff';
import { type Exit, exitOf, exits, exitsShown } from './exits';
import { experiments } from './experiments';
import { guarding } from './guard';
import { hostOf } from './host';
import { keys } from './keys';
import { linking } from './link';
import { looks } from './looks';
import { MIRROR, mirroring } from './mirror';
import { orders } from './orders';
import { origins } from './origins';
import { pruning } from './prune';
import { publishing } from './publish';
import { signing } from './sign';

const WAY = `
A release on its way, e.g. of games:
  release publish games                        builds it and puts it on the host; prints its version
  release promote games 1.5.0 --dry-run        what would be; without --dry-run it is live for everybody
  release traffic games 1.4.0=90 1.5.0=10      or first for a tenth of the visitors
  release list                                 what is live, and what was published
  release rollback games --why "empty lists"   the one before is live again
Each command says which one comes next. "release help <command>" tells more of one.

A host may demand signatures ("release keys --help" says how that begins). Then
  RELEASE_TEAM_KEY=team.key      is the file of a team's key: publish signs with it, else sign does
  RELEASE_ONLINE_KEY=online.key  is the file of the online key, which every decision needs`;

/** Ends with the hint where help is, and with the error of commander thrown, not the process ended. */
function told(program: Command): void {
  program
    .exitOverride()
    .showHelpAfterError('(--help says what can be said)')
    .configureHelp({ showGlobalOptions: true })
    .addHelpText('afterAll', exitsShown);
}

/**
 * The commands, and the host that they are about.
 * @param words as typed after `release`
 * @param usual the folder of the host where nobody names one
 */
export function releaseProgram(words: readonly string[], usual: string) {
  const program = new Command('release');
  told(program);
  program
    .description('Publishes, promotes and takes back releases of one part of the site.')
    .option('--site <folder>', 'folder of the host, or a bucket: s3://bucket/folder', usual)
    .addHelpText('after', WAY);
  const host = hostOf(program, words);
  program.hook('preAction', (_, command) => (command.name() === MIRROR ? undefined : host.open()));
  publishing(program, host);
  decisions(program, host);
  origins(program, host);
  experiments(program, host);
  looks(program, host);
  comparing(program, host);
  pruning(program, host);
  mirroring(program, host);
  guarding(program, host);
  linking(program, host);
  orders(program, host);
  keys(program, host);
  signing(program, host);
  return { program, host };
}

/**
 * Runs the release command, with words and folder as above.
 * @returns how it ends (decision 84)
 */
export async function runRelease(words: readonly string[], usual: string): Promise<Exit> {
  const { program, host } = releaseProgram(words, usual);
  try {
    await program.parseAsync([...words], { from: 'user' });
    return host.exit;
  } catch (error) {
    const exit = exitOf(error);
    // Commander has said its own errors already.
    if (!(error instanceof CommanderError)) console.error(sentence(error));
    if (exit !== exits.done && words.includes('--json')) console.log(JSON.stringify({ error: sentence(error), exit }));
    return exit;
  }
}
