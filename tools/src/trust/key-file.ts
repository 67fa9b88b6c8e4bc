import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { existsSync, readFileSync, realpathSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isPublicKey, type PublicKey, publicKeyOf } from '@foyer/shared/trust';

/** The password of private keys: `RELEASE_KEY_PASSWORD`. Without one they are kept as they are. */
const password = (): string | undefined => process.env['RELEASE_KEY_PASSWORD'] || undefined;

/** Whether a file lies in a folder or below, wherever links lead. */
function liesIn(folder: string, file: string): boolean {
  if (!existsSync(folder)) return false;
  const place = path.join(realpathSync(path.dirname(path.resolve(file))), path.basename(file));
  const relative = path.relative(realpathSync(folder), place);
  return relative.split(path.sep)[0] !== '..' && !path.isAbsolute(relative);
}

/** Refuses a file of a private key in the folder of a host, where whoever holds that would have it. */
function checkPlace(site: string, file: string): void {
  if (liesIn(site, file))
    throw new Error(
      `${file} lies on the host itself, where no private key may be: whoever holds the host would have it.`,
    );
}

/** Refuses a file for a new key that is there already, or that lies on the host. */
export function checkNewKey(site: string, file: string): void {
  checkPlace(site, file);
  if (existsSync(file)) throw new Error(`${file} is there already. Nothing was done.`);
}

/**
 * Makes a key: the private one in a file that its owner alone may read, with the password of `RELEASE_KEY_PASSWORD` where there is one;
 * the public one beside it in `<file>.pub`.
 * @param site the folder of a host, in which the file must not lie
 * @throws when the file is there already
 */
export function makeKey(site: string, file: string): PublicKey {
  checkNewKey(site, file);
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const passphrase = password();
  const pem = privateKey.export({
    type: 'pkcs8',
    format: 'pem',
    ...(passphrase !== undefined && { cipher: 'aes-256-cbc', passphrase }),
  });
  writeFileSync(file, pem, { mode: 0o600, flag: 'wx' });
  const key = publicKeyOf(privateKey);
  writeFileSync(`${file}.pub`, `${key}\n`);
  return key;
}

/**
 * Opens the file of a private key.
 * @throws when it lies on the host, others may read it, the password is wrong or missing, or it is no ECDSA key on P-256
 */
export function openKey(site: string, file: string): KeyObject {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  checkPlace(site, file);
  if ((statSync(file).mode & 0o077) !== 0)
    throw new Error(
      `${file} can be read by others than its owner. Make it private (chmod 600), or better make a new key.`,
    );
  let key: KeyObject;
  try {
    key = createPrivateKey({ key: readFileSync(file), passphrase: password() ?? '' });
  } catch {
    throw new Error(`${file} is no private key, or RELEASE_KEY_PASSWORD is not its password.`);
  }
  publicKeyOf(key);
  return key;
}

/** The team's private key that `RELEASE_TEAM_KEY` names; undefined where it names none. Throws as `openKey`. */
export function teamKey(site: string): KeyObject | undefined {
  const file = process.env['RELEASE_TEAM_KEY'];
  return file ? openKey(site, file) : undefined;
}

/** A public key, as a text or as the file that has it. Throws for anything else. */
export function publicKeyIn(word: string): PublicKey {
  const text = existsSync(word) ? readFileSync(word, 'utf8').trim() : word;
  if (!isPublicKey(text)) throw new Error(`"${word}" is no public key, and no file of one such as online.key.pub.`);
  return text;
}
