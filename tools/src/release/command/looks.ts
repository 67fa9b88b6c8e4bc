import { existsSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { CHECKS, Refused, saidOf } from '@foyer/shared/trust';
import type { Command } from 'commander';
import { entriesOf, historyLines } from '../history';
import { hashOfLog, readLog, readUnsigned } from '../log';
import { mapsOfRelease } from '../maps';
import { wrongOfLive } from '../origins/elsewhere';
import { overview, statesOf } from '../overview';
import { pin } from '../pin';
import { releaseFolder } from '../pinned';
import { sweep } from '../publish';
import { settling } from '../releases';
import { settle } from '../settle';
import { traced } from '../trace';
import { demanded, problemsOf, sentence, verify } from '../verify';
import type { Answer, Asked } from './answer';
import { exits } from './exits';
import { asItIs, type Host, partAmong } from './host';
import { DRY_RUN, JSON_ANSWER } from './options';

const SEE_LIVE = { to: 'see what is live', words: ['list'] } as const;

/** What helps against what verify found: no repair signs anything, so that signatures come first. */
const remedyOf = (problems: readonly string[]): Answer['next'] =>
  problems.some((problem) => problem.startsWith(CHECKS.unsigned))
    ? { to: 'see in what order releases and what is live are signed', words: ['keys', '--help'] }
    : { to: 'make live what the log says', words: ['repair'] };

/** What differs on a host, and how a command ends that found it. */
function differing(site: string, problems: readonly string[], remedy: Answer['next']): Answer {
  const log = hashOfLog(site);
  const told = { problems, log };
  if (problems.length > 0) return { lines: [], problems, told, exit: exits.differs, ...(remedy && { next: remedy }) };
  const lines = [`All is as it was published and decided. Hash of the log: ${log}`, demanded(site)];
  return { lines, told, next: SEE_LIVE };
}

/** The commands that look at a host, and put right what is not as its log says. */
export function looks(program: Command, host: Host): void {
  program
    .command('verify')
    .description('compares every release and what is live with the log; changes nothing')
    .option('--json', 'answers one object, for programs: the problems, and the hash of the log')
    .action(async (asked: Asked) => {
      const problems = async () => {
        host.log();
        const found = await host.change(() => verify(host.site()), asItIs);
        // Without the lock: another origin may take its time.
        return found.length > 0 ? found : await wrongOfLive(host.site(), host.log());
      };
      // A log that is not as it was signed is what was looked for. A program is to get an answer where it cannot be read at all, too.
      const found = await problems().catch((error: unknown) => {
        if (error instanceof Refused) return [saidOf(error)];
        if (asked.json) return [sentence(error)];
        throw error;
      });
      host.answer(differing(host.site(), found, remedyOf(found)), asked);
    });

  program
    .command('repair')
    .description('makes live what the log says, and cuts off an unfinished line of it; says what still differs')
    .option(...DRY_RUN)
    .option(...JSON_ANSWER)
    .action((asked: Asked) => {
      host.log();
      const mended: string[] = [];
      const repaired = (folder: string): Answer => {
        sweep(folder);
        const answer = differing(folder, verify(folder), {
          to: 'see what was published, for another build of it',
          words: ['list'],
        });
        return { ...answer, lines: [...mended, ...answer.lines], told: { mended, ...answer.told } };
      };
      return host.act(repaired, asked, (folder, act) => settling(folder, act, (line) => mended.push(line)));
    });

  program
    .command('pin')
    .description('adds the hashes that an older log lacks, from the releases on the disk; needed once')
    .option(...DRY_RUN)
    .option(...JSON_ANSWER)
    .action((asked: Asked) => {
      host.log();
      return host.act((folder) => {
        const pinned = pin(folder);
        const said = pinned.length > 0 ? `hashes added for ${pinned.join(', ')}` : 'every release has its hash already';
        return { lines: [said], next: { to: 'compare all with the log', words: ['verify'] } };
      }, asked);
    });

  program
    .command('list')
    .description('what is live and what was published, with the minutes of both')
    .option('--json', 'answers one array of the parts, for programs')
    .action(async (asked: Asked) => {
      host.log();
      const lying = (part: string, version: string) => ({
        files: existsSync(releaseFolder(host.site(), part, version)),
        maps: existsSync(mapsOfRelease(host.site(), part, version)),
      });
      // The log is told also where it cannot be made live, but not as if it were.
      const problem = await host
        .change(() => settle(host.site(), console.error), asItIs)
        .then(
          () => undefined,
          (error: unknown) => `What is live may be something else: ${sentence(error)}`,
        );
      if (problem !== undefined) console.error(problem);
      host.answer(
        {
          lines: overview(host.log(), lying),
          told: statesOf(host.log(), lying),
          ...(problem === undefined
            ? { next: { to: 'see who decided what', words: ['history'] } }
            : { next: { to: 'see all that differs', words: ['verify'] }, exit: exits.differs }),
        },
        asked,
      );
    });

  program
    .command('history [part]')
    .description('all that was published and decided, oldest first: when (UTC), what, from which commit, who and why')
    .option('--merchant <code>', 'decisions of one merchant alone, or of "base"')
    .option('--json', 'answers each line of the log as it is, for programs')
    .action((part: string | undefined, { merchant, json = false }: { merchant?: string; json?: boolean }) => {
      const log = host.log(readUnsigned);
      // What nobody signed is shown as well: whoever finds it has to look at it.
      const problems = problemsOf(() => readLog(host.site()));
      const entries = entriesOf(log, part === undefined ? undefined : partAmong(log, part), merchant);
      if (json) {
        for (const entry of entries) console.log(JSON.stringify(entry));
        for (const problem of problems) console.error(problem);
        return;
      }
      host.answer(
        { lines: historyLines(entries), problems, next: SEE_LIVE, ...(problems.length > 0 && { exit: exits.differs }) },
        {},
      );
    });

  program
    .command('trace')
    .description('reads a stack of a browser from the standard input, and says it again with the places in the sources')
    .option(...JSON_ANSWER)
    .action(async (asked: Asked) => {
      if (process.stdin.isTTY) console.error('Paste the stack, then press Ctrl+D. Or: release trace < stack.txt');
      const stack = traced(host.site(), (await text(process.stdin)).trimEnd());
      host.answer({ lines: [stack], told: { stack } }, asked);
    });
}
