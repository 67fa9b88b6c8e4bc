/** The bytes that a text in hexadecimal stands for. */
const bytesOf = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

const hexOf = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * Whether a day's seed has the hash that was public before (decision 49).
 *
 * @returns undefined where the browser has no Web Crypto (plain http)
 */
export async function seedFits(seed: string, hash: string): Promise<boolean | undefined> {
  const subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle;
  if (subtle === undefined) return undefined;
  return hexOf(await subtle.digest('SHA-256', bytesOf(seed))) === hash;
}
