import { spawn } from 'node:child_process';
import { Refused } from '@foyer/shared/trust';
import { type BuiltPart, buildPart, builtVersion } from './build/build-part';
import { type PartName, partNames, root } from './paths';
import { readLog } from './release/log';
import { isOldLog, pin } from './release/pin';
import { promoteNew } from './release/promote-new';
import { publish, sweep } from './release/publish';
import { withSite } from './release/releases';
import { refresh } from './release/settle';
import { addSignature } from './release/signatures';
import { signer } from './release/signed';
import { teamKey } from './trust/key-file';

/** Builds a part in a process of its own, so that two build at a time. */
function buildApart(part: PartName): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--import', 'tsx', 'tools/src/build.ts', part], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${part} was not built`))));
  });
}

/** Makes a build live as `promoteNew`. Where signatures are demanded and it has none, what is live stays. @returns what is to be said */
function promotedOrNot(site: string, info: BuiltPart['info']): string | undefined {
  try {
    return promoteNew(site, info);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return `${error.message} What is live stays.`;
  }
}

/**
 * Builds what is missing, publishes it on a host folder and makes it live if it never was. Without changes of the sources
 * nothing changes, but damaged releases of these sources are restored, and the live files are written again (decision 0021).
 * @throws when another live release is not as it was published
 */
export async function releaseAll(site: string): Promise<void> {
  const waiting = partNames.filter((part) => {
    const version = builtVersion(part);
    if (version !== undefined) console.log(`${part} ${version} was built before`);
    return version === undefined;
  });
  const work = async (): Promise<void> => {
    for (let part = waiting.shift(); part; part = waiting.shift()) await buildApart(part);
  };
  await Promise.all([work(), work()]);
  const built = await Promise.all(partNames.map((part) => buildPart(part)));
  await withSite(
    site,
    () => {
      sweep(site);
      if (isOldLog(readLog(site))) {
        const taken = pin(site);
        console.log(`The log lacked hashes of releases; they were added from the disk: ${taken.join(', ')}`);
      }
      const key = teamKey(site);
      for (const part of built) {
        publish(site, part);
        if (key) addSignature(site, part.info.name, part.info.version, { with: key }, signer());
      }
      for (const { info } of built) {
        const kept = promotedOrNot(site, info);
        if (kept) console.log(kept);
      }
      refresh(site, console.log);
    },
    console.log,
  );
}
