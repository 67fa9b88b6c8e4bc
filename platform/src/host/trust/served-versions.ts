import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { DiscoveryDocument } from '@foyer/shared/remote';

/**
 * The parts that a channel serves with their versions, as in `games 1.1.0, shell 1.0.0`; all that share the visitors. Empty where
 * nothing is served.
 * @param own folder of what was taken up
 */
export async function servedVersions(own: string, channel: string): Promise<string> {
  const read = (name: string) => readFile(path.join(own, 'live', name, 'discovery.json'), 'utf8');
  const json = await read(channel).catch(() => read('base').catch(() => undefined));
  if (json === undefined) return '';
  const { microFrontends } = JSON.parse(json) as DiscoveryDocument;
  return Object.entries(microFrontends)
    .map(([part, releases]) => `${part} ${releases.map(({ metadata }) => metadata.version).join('/')}`)
    .join(', ');
}
