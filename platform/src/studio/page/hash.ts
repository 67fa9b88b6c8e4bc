const bytes = (text: string) => new TextEncoder().encode(text);

export const hex = (buffer: ArrayBuffer): string =>
  Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** SHA-256 of a text. */
export const hashOf = async (text: string): Promise<string> => hex(await crypto.subtle.digest('SHA-256', bytes(text)));

type Sign = (text: string) => Promise<ArrayBuffer>;

/** HMAC-SHA256 with a seed. */
export async function signerOf(serverSeed: string): Promise<Sign> {
  const hmac = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', bytes(serverSeed), hmac, false, ['sign']);
  return (text) => crypto.subtle.sign('HMAC', key, bytes(text));
}
