import { channelsOf, publishedParts } from '../live';
import type { LogEntry } from '../log';
import { openRelease } from '../pinned';
import type { OfPart } from '../releases';
import { variantsOf } from '../variants';
import { wrongFile } from './load-files';
import { checkAllowed } from './refused';

/** A release at another origin; the address of the site plays no part there. */
const NO_SITE = 'http://localhost';

const isElsewhere = (log: readonly LogEntry[], { part, version }: OfPart): boolean =>
  log.some(
    (entry) =>
      entry.kind === 'publish' && entry.part === part && entry.version === version && entry.address !== undefined,
  );

/**
 * Loads those of some releases whose files lie at other origins, and compares them with what was published.
 * @returns one sentence for each whose files are not right there
 */
async function wrongElsewhere(site: string, log: readonly LogEntry[], of: readonly OfPart[]): Promise<string[]> {
  const wrong: string[] = [];
  for (const { part, version } of of.filter((each) => isElsewhere(log, each))) {
    const problem = await wrongFile(NO_SITE, openRelease(site, log, part, version));
    if (problem !== undefined) wrong.push(`${part} ${version}: ${problem}.`);
  }
  return wrong;
}

/** The same of all releases that visitors get, fallbacks included. */
export function wrongOfLive(site: string, log: readonly LogEntry[]): Promise<string[]> {
  const live = channelsOf(log).flatMap((channel) =>
    publishedParts(log).flatMap((part) =>
      variantsOf(log, part, channel).flatMap(({ version, fallback = version }) => [
        [`${part} ${version}`, { part, version }] as const,
        [`${part} ${fallback}`, { part, version: fallback }] as const,
      ]),
    ),
  );
  return wrongElsewhere(site, log, [...new Map(live).values()]);
}

/**
 * Stops a decision by which visitors of a channel would get releases from other origins. Nothing is asked of an origin that the channel
 * does not allow.
 * @throws with a sentence when an origin is not allowed, or a file there is not as it was published
 */
export async function checkElsewhere(
  site: string,
  log: readonly LogEntry[],
  channel: string,
  wanted: readonly OfPart[],
): Promise<void> {
  for (const { part, version } of wanted) checkAllowed(log, part, channel, [version]);
  const [wrong] = await wrongElsewhere(site, log, wanted);
  if (wrong !== undefined) throw new Error(`${wrong} Nothing was done.`);
}
