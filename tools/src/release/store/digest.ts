import { createHash } from 'node:crypto';

/** SHA-256 of bytes, in hex. */
export const digestOf = (bytes: Buffer | string): string => createHash('sha256').update(bytes).digest('hex');
