import { exits } from '../release/command/exits';
import { served } from './crowd';
import type { OwnSite } from './own-site';
import { command } from './release-command';
import { see } from './say';

/** The guard looks once. Throws unless it takes the live release of a part back. */
export async function guardTakesBack(site: OwnSite, part: string, to: string): Promise<void> {
  const words = ['guard', '--ops', site.operations, '--address', site.address];
  const { code } = await command(site.folder, words, { OPS_KEY: site.opsKey });
  see(code === exits.takenBack, `It ended with ${code}: it has taken something back.`);
  const versions = (await served(site, part)).map(({ metadata }) => metadata.version);
  see(versions.join() === to, `Everybody gets ${part} ${to} again.`);
}
