import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ReleaseInfo } from '@foyer/shared/remote';
import { type Signature, STATEMENT, type Statement } from '@foyer/shared/trust';
import type { Command } from 'commander';
import { openKey, teamKey } from '../../trust/key-file';
import { minuteOf } from '../overview';
import { checkBuild } from '../publish';
import { DESCRIPTION } from '../release-files';
import { renew } from '../settle';
import { readSignature, signatureBeside } from '../signature-file';
import { addSignature, signed } from '../signatures';
import { signer } from '../signed';
import { WrongUse } from '../wrong-use';
import type { Asked } from './answer';
import { asItIs, type Host } from './host';
import { DRY_RUN, JSON_ANSWER } from './options';

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
    .option(...DRY_RUN)
    .option(...JSON_ANSWER)
    .action((name: string, version: string, options: { key?: string; signature?: string } & Asked) => {
      const part = host.partOf(name);
      const signature = signatureBy(options);
      return host.act((folder) => {
        const added = addSignature(folder, part, version, signature, signer());
        return {
          lines: [`${part} ${version} ${added ? 'is signed' : 'was signed by that key before; nothing changed'}`],
          next: { to: 'see whether it could go live', words: ['promote', part, version, '--dry-run'] },
        };
      }, options);
    });

  program
    .command('sign-build <folder>')
    .description(
      'signs a finished build, without a host: writes <folder>.signature.json, which "publish --build" takes along',
    )
    .requiredOption('--key <file>', "the team's private key")
    .option('--dry-run', 'checks build and key, and writes nothing')
    .option(...JSON_ANSWER)
    .action((given: string, options: { key: string } & Asked) => {
      const { key, dryRun = false } = options;
      const folder = path.resolve(given);
      const { name, version } = JSON.parse(readFileSync(path.join(folder, DESCRIPTION), 'utf8')) as ReleaseInfo;
      const release = { part: name, version, description: checkBuild(folder, name, version) };
      const file = signatureBeside(folder);
      const signature = signed(release, openKey(host.site(), key));
      if (!dryRun) writeFileSync(file, `${JSON.stringify({ ...release, ...signature })}\n`);
      host.answer(
        {
          lines: [`${dryRun ? 'Would be: ' : ''}${name} ${version} is signed (${release.description}): ${file}`],
          told: { dryRun, ...release, file },
          next: dryRun
            ? { to: 'do it', words: ['sign-build', folder, '--key', key] }
            : { to: 'bring both to a host', words: ['publish', name, '--build', folder] },
        },
        options,
      );
    });

  program
    .command('renew')
    .description(
      'signs a new statement of what is live with the key in RELEASE_ONLINE_KEY, before the present one ends',
    )
    .option(...DRY_RUN)
    .option(...JSON_ANSWER)
    .action((asked: Asked) =>
      host.act(
        (folder) => {
          const said = renew(folder, (line) => console.error(line));
          const { serial, expires } = JSON.parse((JSON.parse(said) as { text: string }).text) as Statement;
          return {
            lines: [`What is live is stated until ${minuteOf(expires)}, with the serial ${serial} (${STATEMENT})`],
            told: { serial, expires },
            next: { to: 'compare all with the log', words: ['verify'] },
          };
        },
        asked,
        asItIs,
      ),
    );

  function signatureBy({
    key,
    signature,
  }: {
    key?: string;
    signature?: string;
  }): Signature | { with: ReturnType<typeof openKey> } {
    if (signature !== undefined) return readSignature(signature);
    const own = key === undefined ? teamKey(host.site()) : openKey(host.site(), key);
    if (own === undefined) throw new WrongUse('Name the private key of the team: --key <file>, or RELEASE_TEAM_KEY.');
    return { with: own };
  }
}
