import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { mayNamePart, type ReleaseInfo } from '@foyer/shared/remote';
import type { BuiltPart } from '../../build/build-part';
import { DESCRIPTION } from '../release-files';
import { signatureBeside } from '../signature-file';
import { checkAddress } from './addresses';
import { getFile, inTurn } from './get-file';

/** Names that a site serves, as `releaseFileOf` of the platform has them: they lead nowhere else. */
const NAME = /^(?:[0-9A-Za-z_-][0-9A-Za-z._-]{0,200}\/){0,3}[0-9A-Za-z_-][0-9A-Za-z._-]{0,200}$/;
/** No build has so many files. */
const MOST = 2000;

const named = async (address: string, file: string): Promise<Buffer> => {
  const { bytes } = await getFile(address + file).catch((error: Error) => {
    throw new Error(`${address}${file} ${error.message}`);
  });
  return bytes;
};

function parsed(address: string, bytes: Buffer): Partial<ReleaseInfo> {
  try {
    const found: unknown = JSON.parse(bytes.toString());
    if (typeof found === 'object' && found !== null) return found;
  } catch {
    // Said below.
  }
  throw new Error(`${address}${DESCRIPTION} describes no build`);
}

/** The description that lies at an address. Throws when it is of another part or place, or names files that no site serves. */
async function describedAt(part: string, address: string): Promise<{ info: ReleaseInfo; files: string[] }> {
  const info = parsed(address, await named(address, DESCRIPTION)) as ReleaseInfo;
  if (!mayNamePart(part) || info.name !== part)
    throw new Error(`${address} has a build of ${info.name}, not of ${part}`);
  if (info.address !== address)
    throw new Error(
      `The description there says that the files lie ${info.address === undefined ? 'on the host of the site' : `at ${info.address}`}. ` +
        `Whoever uploads it writes its address into it first: release publish ${part} --build <folder> --url ${address}`,
    );
  const files = Object.keys({ ...info.others, ...info.integrity });
  const odd = files.find((file) => !NAME.test(file));
  if (odd !== undefined) throw new Error(`No site serves a file with such a name: ${odd}`);
  if (files.length > MOST) throw new Error(`It has more than ${MOST} files`);
  return { info, files };
}

/**
 * Gets a build from another origin (decision 95), with the signature beside it. Hashes are compared by who publishes it.
 * @param part what it has to be a build of
 * @param address folder of its files, with a slash at its end
 * @returns the build in a folder that the caller removes
 * @throws when a file does not come, or its description cannot be that of a release at this address
 */
export async function fetchedBuild(part: string, address: string): Promise<BuiltPart & { remove(): void }> {
  checkAddress(address);
  const { info, files } = await describedAt(part, address);
  const place = mkdtempSync(path.join(tmpdir(), 'foyer-fetched-'));
  const folder = path.join(place, 'build');
  const remove = () => rmSync(place, { recursive: true, force: true });
  const keep = async (file: string): Promise<void> => {
    const bytes = await named(address, file);
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), bytes);
  };
  try {
    await inTurn([DESCRIPTION, ...files], keep);
    const signature = await getFile(signatureBeside(address.slice(0, -1))).catch(() => undefined);
    if (signature !== undefined) writeFileSync(signatureBeside(folder), signature.bytes);
    return { info, folder, fresh: false, remove };
  } catch (error) {
    remove();
    throw error;
  }
}
