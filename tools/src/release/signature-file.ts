import { existsSync, readFileSync } from 'node:fs';
import type { Signature } from '@foyer/shared/trust';

/** Where the signature of a finished build lies: beside its folder, of which every file is published. */
export const signatureBeside = (folder: string): string => `${folder}.signature.json`;

/** Reads a signature that was made elsewhere. Throws for a file that is none. */
export function readSignature(file: string): Signature {
  const { key, signature } = JSON.parse(readFileSync(file, 'utf8')) as Partial<Signature>;
  if (typeof key !== 'string' || typeof signature !== 'string') throw new Error(`${file} is no signature of a build.`);
  return { key, signature };
}

/** The signature beside a build; undefined where it has none. */
export const signatureOfBuild = (folder: string): Signature | undefined =>
  existsSync(signatureBeside(folder)) ? readSignature(signatureBeside(folder)) : undefined;
