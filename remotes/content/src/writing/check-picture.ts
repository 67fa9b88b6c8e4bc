import { PICTURES } from '@foyer/shared/contract';

const SIGNATURES = [
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  [0xff, 0xd8, 0xff],
];

/** Why a file cannot be sent along; the platform says the same of it (A049). */
export type PictureFault = 'type' | 'size';

/** Judges a file by its first bytes and its size, not by its name. */
export async function faultOf(file: File): Promise<PictureFault | undefined> {
  const head = new Uint8Array(await file.slice(0, 8).arrayBuffer());
  if (!SIGNATURES.some((signature) => signature.every((byte, at) => head[at] === byte))) return 'type';
  return file.size > PICTURES.bytes ? 'size' : undefined;
}
