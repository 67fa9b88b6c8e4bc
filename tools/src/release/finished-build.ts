import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { mayNamePart, type ReleaseInfo } from '@foyer/shared/remote';
import type { BuiltPart } from '../build/build-part';
import type { PartName } from '../paths';

/**
 * A build that was finished elsewhere.
 * @param address of its files at another origin, which its description then says (decision 95)
 * @throws when the folder has none, or that of another part or address
 */
export function finishedBuild(part: PartName, folder: string, address?: string): BuiltPart {
  const description = path.join(folder, 'release.json');
  if (!existsSync(description)) throw new Error(`${folder} is no build: it has no release.json`);
  const info = JSON.parse(readFileSync(description, 'utf8')) as ReleaseInfo;
  if (info.name !== part) throw new Error(`${folder} is a build of ${info.name}, not of ${part}`);
  if (!mayNamePart(part)) throw new Error(`"${part}" cannot be the name of a part`);
  if (address === undefined || info.address === address) return { info, folder, fresh: false };
  if (info.address !== undefined) throw new Error(`${folder} says of itself that its files lie at ${info.address}`);
  const placed = { ...info, address };
  writeFileSync(description, `${JSON.stringify(placed, null, 1)}\n`);
  return { info: placed, folder, fresh: false };
}
