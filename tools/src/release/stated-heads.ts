import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type KnownTrust, type Seen, STATEMENT, seenOf } from '@foyer/shared/trust';
import { generation, generationsOf } from './pointer';

const seenIn = (file: string, trust: KnownTrust): Seen | undefined => {
  try {
    return seenOf(readFileSync(file, 'utf8'), trust);
  } catch {
    // What is no statement says nothing of the log; a reader refuses it.
    return undefined;
  }
};

/**
 * What the statements on a host say of the log, live or not, as far as an online key that counts signed them. Of those made under an
 * earlier version of the trust the root has vouched since.
 */
export function statedHeads(site: string, trust: KnownTrust): Seen[] {
  if (!existsSync(generationsOf(site))) return [];
  return readdirSync(generationsOf(site)).flatMap((id) => {
    const file = path.join(generation(site, id), STATEMENT);
    const seen = existsSync(file) ? seenIn(file, trust) : undefined;
    return seen?.trust === trust.version ? seen : [];
  });
}
