import { existsSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import type { Command } from 'commander';
import { entriesOf, historyLines } from '../history';
import { hashOfLog } from '../log';
import { mapsOfRelease } from '../maps';
import { overview } from '../overview';
import { pin } from '../pin';
import { sweep } from '../publish';
import { withLock, withSite } from '../releases';
import { settle } from '../settle';
import { traced } from '../trace';
import { verify } from '../verify';
import type { Host } from './host';

/** The commands that look at a host, and put right what is not as its log says. */
export function looks(program: Command, host: Host): void {
  /** Says what differs on the host, and ends with 1 where anything does. */
  function report(problems: readonly string[]): void {
    for (const problem of problems) console.error(problem);
    if (problems.length > 0) process.exitCode = 1;
    else console.log(`All is as it was published and decided. Hash of the log: ${hashOfLog(host.site())}`);
  }

  program
    .command('verify')
    .description('compares every release and what is live with the log; changes nothing')
    .action(async () => {
      host.log();
      report(await withLock(host.site(), () => verify(host.site())));
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
    .action(async () => {
      host.log();
      const hasMaps = (part: string, version: string) => existsSync(mapsOfRelease(host.site(), part, version));
      // The log is told also where it cannot be made live, but not as if it were.
      await withLock(host.site(), () => settle(host.site(), console.error)).catch((error: unknown) => {
        console.error(`What is live may be something else: ${error instanceof Error ? error.message : String(error)}`);
        process.exitCode = 1;
      });
      for (const line of overview(host.log(), hasMaps)) console.log(line);
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
