import { LONGEST_PREVIEW_MINUTES, MOST_PREVIEWED_PARTS, previewAddress, previewToken } from '@foyer/shared/trust';
import { type Command, InvalidArgumentError } from 'commander';
import { readLog } from '../log';
import { minuteOf } from '../overview';
import { openRelease } from '../pinned';
import { WrongUse } from '../wrong-use';
import type { Asked } from './answer';
import type { Host } from './host';
import { opsKey } from './ops-key';
import { JSON_ANSWER } from './options';

const HOUR = 60;

function minutes(word: string): number {
  const value = Number.parseInt(word, 10);
  if (/^\d{1,5}$/.test(word) && value >= 1 && value <= LONGEST_PREVIEW_MINUTES) return value;
  throw new InvalidArgumentError(`It has to be a whole number of minutes, ${LONGEST_PREVIEW_MINUTES} at most.`);
}

function origin(word: string): string {
  if (URL.canParse(word) && /^https?:$/.test(new URL(word).protocol)) return new URL(word).origin;
  throw new InvalidArgumentError('It has to be an address such as https://shop.example.');
}

/** `games=1.5.0 shell=2.0.0` as versions by part. Throws for anything else. */
export function releasesIn(words: readonly string[]): Record<string, string> {
  const found: Record<string, string> = {};
  for (const word of words) {
    const [, part, version] = word.match(/^([a-z][\w-]*)=([\w.+-]+)$/) ?? [];
    if (part === undefined || version === undefined) throw new WrongUse(`"${word}" is not a release: say games=1.5.0.`);
    if (part in found) throw new WrongUse(`${part} is named twice.`);
    found[part] = version;
  }
  if (words.length > MOST_PREVIEWED_PARTS) throw new WrongUse(`A link sets ${MOST_PREVIEWED_PARTS} parts at most.`);
  return found;
}

/** The command that makes a link which sets the releases of one browser (decision 89). */
export function linking(program: Command, host: Host): void {
  program
    .command('link <releases...>')
    .description(
      'makes a link that sets published releases (games=1.5.0) of the one browser which opens it; changes nothing on the host',
    )
    .option('--minutes <number>', `how long the link counts, ${LONGEST_PREVIEW_MINUTES} at most`, minutes, HOUR)
    .option(
      '--address <address>',
      'the site as visitors open it: the link counts on this host name alone',
      origin,
      'http://localhost:4000',
    )
    .option(...JSON_ANSWER)
    .action((words: string[], options: Asked & { minutes: number; address: string }) => {
      host.log();
      const releases = releasesIn(words);
      const log = readLog(host.site());
      for (const [part, version] of Object.entries(releases))
        openRelease(host.site(), log, host.partOf(part), version).check();
      const until = Date.now() + options.minutes * 60_000;
      const named = { host: new URL(options.address).hostname, releases, until };
      const signed = previewToken(opsKey('A link is signed for the operations of the platform'), named);
      const url = previewAddress(options.address, signed);
      const counts = `It counts until ${minuteOf(new Date(until).toISOString())}, for the browser that opens it.`;
      host.answer({ lines: [url], problems: [counts], told: { url, until } }, options);
    });
}
