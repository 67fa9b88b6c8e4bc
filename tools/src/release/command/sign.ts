import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ReleaseInfo } from '@foyer/shared/remote';
import { type Signature, STATEMENT, type Statement } from '@foyer/shared/trust';
import type { Command } from 'commander';
import { openKey, teamKey } from '../../trust/key-file';
import { minuteOf } from '../overview';
import { checkBuild } from '../publish';
import { DESCRIPTION } from '../release-files';
import { withLock } from '../releases';
import { renew } from '../settle';
import { readSignature, signatureBeside } from '../signature-file';
import { addSignature, signed } from '../signatures';
import { signer } from '../signed';
import type { Host } from './host';

/** The commands that sign releases, and what is live (decision 81). */
export function signing(program: Command, host: Host): void {
  program
    .command('sign <part> <version>')
    .description(
      "signs a published release with its team's key: no host that demands signatures makes another one live",
    )
    .option(
      '--key <file>',
      "the team's private key; default: RELEASE_TEAM_KEY",
      process.env['RELEASE_TEAM_KEY'] || undefined,
    )
    .option('--signature <file>', 'a signature that "sign-build" made elsewhere')
    .action(async (name: string, version: string, options: { key?: string; signature?: string }) => {
      const part = host.partOf(name);
      const signature = signatureBy(options);
      const added = await host.change(() => addSignature(host.site(), part, version, signature, signer()));
      console.log(`${part} ${version} ${added ? 'is signed' : 'was signed by that key before; nothing changed'}`);
    });

  program
    .command('sign-build <folder>')
    .description(
      'signs a finished build, without a host: writes <folder>.signature.json, which "publish --build" takes along',
    )
    .requiredOption('--key <file>', "the team's private key")
    .action((given: string, { key }: { key: string }) => {
      const folder = path.resolve(given);
      const { name, version } = JSON.parse(readFileSync(path.join(folder, DESCRIPTION), 'utf8')) as ReleaseInfo;
      const release = { part: name, version, description: checkBuild(folder, name, version) };
      const file = signatureBeside(folder);
      writeFileSync(file, `${JSON.stringify({ ...release, ...signed(release, openKey(host.site(), key)) })}\n`);
      console.log(`${name} ${version} is signed (${release.description}): ${file}`);
    });

  program
    .command('renew')
    .description(
      'signs a new statement of what is live with the key in RELEASE_ONLINE_KEY, before the present one ends',
    )
    .action(async () => {
      const said = await withLock(host.site(), () => renew(host.site(), (line) => console.error(line)));
      const { serial, expires } = JSON.parse((JSON.parse(said) as { text: string }).text) as Statement;
      console.log(`What is live is stated until ${minuteOf(expires)}, with the serial ${serial} (${STATEMENT})`);
    });

  function signatureBy({
    key,
    signature,
  }: {
    key?: string;
    signature?: string;
  }): Signature | { with: ReturnType<typeof openKey> } {
    if (signature !== undefined) return readSignature(signature);
    const own = key === undefined ? teamKey(host.site()) : openKey(host.site(), key);
    if (own === undefined) throw new Error('Name the private key of the team: --key <file>, or RELEASE_TEAM_KEY.');
    return { with: own };
  }
}
