import { existsSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import type { Command } from 'commander';
import { entriesOf, historyLines } from '../history';
import { hashOfLog } from '../log';
import { mapsOfRelease } from '../maps';
import { overview, statesOf } from '../overview';
import { pin } from '../pin';
import { releaseFolder } from '../pinned';
import { sweep } from '../publish';
import { withLock, withSite } from '../releases';
import { settle } from '../settle';
import { traced } from '../trace';
import { demanded, sentence, verify } from '../verify';
import type { Host } from './host';

/** The commands that look at a host, and put right what is not as its log says. */
export function looks(program: Command, host: Host): void {
  /** Says what differs on the host, and ends with 1 where anything does. */
  function report(problems: readonly string[], json = false): void {
    if (problems.length > 0) process.exitCode = 1;
    const log = hashOfLog(host.site());
    if (json) console.log(JSON.stringify({ problems, log }));
    else if (problems.length === 0) {
      console.log(`All is as it was published and decided. Hash of the log: ${log}`);
      console.log(demanded(host.site()));
    } else for (const problem of problems) console.error(problem);
  }

  program
    .command('verify')
    .description('compares every release and what is live with the log; changes nothing')
    .option('--json', 'for programs: the problems, and the hash of the log')
    .action(async ({ json = false }: { json?: boolean }) => {
      const problems = async () => {
        host.log();
        return await withLock(host.site(), () => verify(host.site()));
      };
      // A program is to get an answer of a host, too, whose log cannot be read.
      const found = json ? await problems().catch((error: unknown) => [sentence(error)]) : await problems();
      report(found, json);
    });

  program
    .command('repair')
    .description('makes live what the log says, and cuts off an unfinished line of it; says what still differs')
    .action(async () => {
      host.log();
      const repaired = () => {
        sweep(host.site());
        return verify(host.site());
      };
      report(await withSite(host.site(), repaired, console.log));
    });

  program
    .command('pin')
    .description('adds the hashes that an older log lacks, from the releases on the disk; needed once')
    .action(async () => {
      const pinned = await host.change(() => pin(host.site()));
      console.log(pinned.length > 0 ? `hashes added for ${pinned.join(', ')}` : 'every release has its hash already');
    });

  program
    .command('list')
    .description('what is live and what was published, with the minutes of both')
    .option('--json', 'for programs: one array of the parts')
    .action(async ({ json = false }: { json?: boolean }) => {
      host.log();
      const lying = (part: string, version: string) => ({
        files: existsSync(releaseFolder(host.site(), part, version)),
        maps: existsSync(mapsOfRelease(host.site(), part, version)),
      });
      // The log is told also where it cannot be made live, but not as if it were.
      await withLock(host.site(), () => settle(host.site(), console.error)).catch((error: unknown) => {
        console.error(`What is live may be something else: ${sentence(error)}`);
        process.exitCode = 1;
      });
      if (json) console.log(JSON.stringify(statesOf(host.log(), lying)));
      else for (const line of overview(host.log(), lying)) console.log(line);
    });

  program
    .command('history [part]')
    .description('all that was published and decided, oldest first: when (UTC), what, from which commit, who and why')
    .option('--merchant <code>', 'decisions of one merchant alone, or of "base"')
    .option('--json', 'for programs: each line of the log as it is')
    .action((part: string | undefined, { merchant, json = false }: { merchant?: string; json?: boolean }) => {
      const entries = entriesOf(host.log(), part === undefined ? undefined : host.partOf(part), merchant);
      for (const line of json ? entries.map((entry) => JSON.stringify(entry)) : historyLines(entries))
        console.log(line);
    });

  program
    .command('trace')
    .description('reads a stack of a browser and says it again with the places in the sources')
    .action(async () => {
      console.log(traced(host.site(), (await text(process.stdin)).trimEnd()));
    });
}
