import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isPublicKey, type KnownTrust, newestTrust, type PublicKey, Refused } from '@foyer/shared/trust';

/** Every version of the trust is a file of it: `1.json`, `2.json`, … */
export const trustFolder = (site: string): string => path.join(site, '.trust');

/** The texts of all versions on a host. */
export function trustTexts(site: string): string[] {
  const folder = trustFolder(site);
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names.filter((name) => /^\d+\.json$/.test(name)).map((name) => readFileSync(path.join(folder, name), 'utf8'));
}

/** The root's public key as it is known from elsewhere (`TRUST_ROOT`); undefined where nobody said it. Throws for what is no key. */
export function trustRoot(): PublicKey | undefined {
  const text = process.env['TRUST_ROOT']?.trim() || undefined;
  if (text !== undefined && !isPublicKey(text)) throw new Error('TRUST_ROOT is no public key of a root.');
  return text;
}

/**
 * The newest version of a host's trust (decision 81); undefined where the host demands none.
 * @throws when it is not signed as it should be, or `TRUST_ROOT` is said and the host has none
 */
export function trustOf(site: string): KnownTrust | undefined {
  const [texts, anchor] = [trustTexts(site), trustRoot()];
  if (texts.length === 0 && anchor === undefined) return undefined;
  if (texts.length === 0)
    throw new Refused(`TRUST_ROOT demands signatures, but ${trustFolder(site)} has no trust. Nothing was done.`);
  return newestTrust(texts, anchor);
}

/** Keeps a version. It is there whole or not at all, and never replaces another. */
export function keepTrust(site: string, version: number, json: string): void {
  const file = path.join(trustFolder(site), `${version}.json`);
  if (existsSync(file)) throw new Error(`Version ${version} of the trust is there already. Nothing was done.`);
  mkdirSync(trustFolder(site), { recursive: true });
  const half = `${file}.${process.pid}.tmp`;
  writeFileSync(half, json);
  renameSync(half, file);
}
