import path from 'node:path';
import type { Command } from 'commander';
import type { BuiltPart } from '../../build/build-part';
import { type PartName, root } from '../../paths';
import { teamKey } from '../../trust/key-file';
import { finishedBuild } from '../finished-build';
import { readLog } from '../log';
import { pinOf } from '../pinned';
import { type Published, publish } from '../publish';
import { signatureOfBuild } from '../signature-file';
import { addSignature } from '../signatures';
import { commitOf, signer } from '../signed';
import type { Host } from './host';

/** Builds a part. The build tools are imported only now, because an image on a host has none. */
async function buildHere(part: PartName, wish: { version?: string; from?: string }): Promise<BuiltPart> {
  const { buildPart } = await import('../../build/build-part').catch((error: unknown) => {
    throw new Error(`This image builds nothing: give the folder of a finished build with --build. (${String(error)})`);
  });
  return buildPart(part, wish);
}

/** A finished build. One of the stock federation plugin is described first, by its `remote.json`. */
async function builtElsewhere(part: PartName, folder: string, version?: string, from?: string): Promise<BuiltPart> {
  if (version === undefined || from === undefined) return finishedBuild(part, folder);
  const { stockBuild } = await import('../stock-build');
  return stockBuild(part, version, path.resolve(from), folder);
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

/** The command that puts a release on the host. */
export function publishing(program: Command, host: Host): void {
  program
    .command('publish <part>')
    .description('builds a part and puts it on the host as an immutable folder; nothing that is live changes')
    .option('--as <version>', 'version, e.g. 1.4.0; default: a hash of the sources')
    .option('--from <folder>', 'folder of the sources, e.g. of another checkout')
    .option('--build <folder>', 'folder of a finished build; one of the stock federation plugin needs --as and --from')
    .action(async (name: string, { as: version, from, build }: { as?: string; from?: string; build?: string }) => {
      const built = build
        ? await builtElsewhere(name, path.resolve(build), version, from)
        : await buildHere(from ? name : host.partOf(name), {
            ...(version ? { version } : {}),
            ...(from ? { from: path.resolve(from) } : {}),
          });
      const commit = build === undefined || from !== undefined ? commitOf(from ?? root) : undefined;
      const signed = { ...signer(), ...(commit && { commit }) };
      const signature = signatureFor(host, built.folder);
      const published = await host.change(() => {
        const done = publish(host.site(), built, signed);
        if (signature) addSignature(host.site(), name, built.info.version, signature, signer());
        return done;
      });
      // Documents of later shells may load scripts from an earlier one that is here again.
      if (published === 'restored') await host.change(() => undefined);
      const hash = pinOf(readLog(host.site()), name, built.info.version)?.description ?? 'without a hash';
      console.log(`${name} ${built.info.version} ${saidOf[published]} (${hash})${signature ? ', signed' : ''}`);
    });
}
