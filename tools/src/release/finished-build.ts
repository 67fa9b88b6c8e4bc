import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { mayNamePart, type ReleaseInfo } from '@foyer/shared/remote';
import type { BuiltPart } from '../build/build-part';
import type { PartName } from '../paths';

/** A build that was finished elsewhere. Throws when the folder has none, or that of another part. */
export function finishedBuild(part: PartName, folder: string): BuiltPart {
  const description = path.join(folder, 'release.json');
  if (!existsSync(description)) throw new Error(`${folder} is no build: it has no release.json`);
  const info = JSON.parse(readFileSync(description, 'utf8')) as ReleaseInfo;
  if (info.name !== part) throw new Error(`${folder} is a build of ${info.name}, not of ${part}`);
  if (!mayNamePart(part)) throw new Error(`"${part}" cannot be the name of a part`);
  return { info, folder, fresh: false };
}
