import path from 'node:path';
import type { Command } from 'commander';
import type { BuiltPart } from '../../build/build-part';
import { type PartName, root } from '../../paths';
import { teamKey } from '../../trust/key-file';
import { trustOf } from '../../trust/trust-files';
import { finishedBuild } from '../finished-build';
import { liveRelease } from '../live';
import { readLog } from '../log';
import { checkAddress } from '../origins/addresses';
import { fetchedBuild } from '../origins/fetched-build';
import { pinOf } from '../pinned';
import { type Published, publish } from '../publish';
import { signatureOfBuild } from '../signature-file';
import { addSignature } from '../signatures';
import { commitOf, inOneLine, signer } from '../signed';
import { WrongUse } from '../wrong-use';
import type { Answer } from './answer';
import type { Host, Told } from './host';
import { JSON_ANSWER } from './options';

/** Builds a part. The build tools are imported only now, because an image on a host has none. */
async function buildHere(part: PartName, wish: { version?: string; from?: string }): Promise<BuiltPart> {
  const { buildPart } = await import('../../build/build-part').catch((error: unknown) => {
    throw new Error(`This image builds nothing: give the folder of a finished build with --build. (${String(error)})`);
  });
  return buildPart(part, wish);
}

interface Wish {
  readonly as?: string;
  readonly from?: string;
  readonly build?: string;
  readonly url?: string;
}

/** A finished build. One of the stock federation plugin is described first, by its `remote.json`. */
async function finished(part: PartName, folder: string, { as: version, from, url }: Wish): Promise<BuiltPart> {
  if (version === undefined || from === undefined) return finishedBuild(part, folder, url);
  const { stockBuild } = await import('../stock-build');
  return stockBuild(part, version, path.resolve(from), folder, url);
}

/** What is to be published: a finished build, one that lies at an address, or one that is made here. */
async function built(host: Host, name: string, wish: Wish): Promise<BuiltPart & { remove?(): void }> {
  const { as: version, from, build, url } = wish;
  if (url !== undefined) checkAddress(url);
  if (build) return finished(name, path.resolve(build), wish);
  if (url === undefined)
    return buildHere(from ? name : host.partOf(name), {
      ...(version ? { version } : {}),
      ...(from ? { from: path.resolve(from) } : {}),
    });
  if (version !== undefined || from !== undefined)
    throw new WrongUse(
      '--url alone takes what lies there, as it describes itself; with --as and --from it needs --build',
    );
  return fetchedBuild(name, url);
}

/** The signature that lies beside a build, else the key of `RELEASE_TEAM_KEY` to make one; undefined for neither. */
function signatureFor(host: Host, folder: string): Parameters<typeof addSignature>[3] | undefined {
  const beside = signatureOfBuild(folder);
  const key = beside === undefined ? teamKey(host.site()) : undefined;
  return key === undefined ? beside : { with: key };
}

const saidOf: Record<Published, string> = {
  new: 'published',
  same: 'was published before; nothing changed',
  restored: 'was damaged on the host; it is restored',
};

/** The command that comes after a publication. */
function nextOf(folder: string, part: string, version: string, isSigned: boolean): NonNullable<Answer['next']> {
  if (liveRelease(readLog(folder), part, 'base')?.version === version)
    return { to: 'see what is live', words: ['list'] };
  if (!isSigned && trustOf(folder) !== undefined)
    return { to: 'sign it, which this host demands', words: ['sign', part, version, '--key', 'team.key'] };
  return { to: 'see whether it could go live', words: ['promote', part, version, '--dry-run'] };
}

/** The command that puts a release on the host. */
export function publishing(program: Command, host: Host): void {
  program
    .command('publish <part>')
    .description('builds a part and puts it on the host as an immutable folder; nothing that is live changes')
    .option('--as <version>', 'version, e.g. 1.4.0; default: a hash of the sources')
    .option('--from <folder>', 'folder of the sources, e.g. of another checkout')
    .option('--build <folder>', 'folder of a finished build; one of the stock federation plugin needs --as and --from')
    .option(
      '--url <address>',
      'folder at another origin that browsers load it from, e.g. https://cdn.example/arcade/1.0.0/; without --build it is fetched from there',
    )
    .option('--why <text>', 'the reason, kept in the log')
    .option('--dry-run', 'builds and checks it, says what would be, and changes nothing on the host')
    .option(...JSON_ANSWER)
    .action(async (name: string, options: Told & Wish) => {
      const { from, build, url, why } = options;
      const { remove, ...made } = await built(host, name, options);
      const isBuiltHere = build === undefined && url === undefined;
      const commit = isBuiltHere || from !== undefined ? commitOf(from ?? root) : undefined;
      const reason = inOneLine(why ?? '');
      const signed = { ...signer(), ...(commit && { commit }), ...(reason !== '' && { why: reason }) };
      const signature = signatureFor(host, made.folder);
      const { version } = made.info;
      let restored = false;
      const put = (folder: string): Answer => {
        const published = publish(folder, made, signed);
        restored = published === 'restored' && folder === host.site();
        if (signature) addSignature(folder, name, version, signature, signer());
        const hash = pinOf(readLog(folder), name, version)?.description ?? 'without a hash';
        return {
          lines: [`${name} ${version} ${saidOf[published]} (${hash})${signature ? ', signed' : ''}`],
          told: { part: name, version, description: hash, published, signed: signature !== undefined },
          next: nextOf(folder, name, version, signature !== undefined),
        };
      };
      await host.act(put, options).finally(remove);
      // Documents of later shells may load scripts from an earlier one that is here again.
      if (restored) await host.change(() => undefined);
    });
}
