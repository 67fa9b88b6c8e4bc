/** A password that is handed over once, and known to two until its person chooses another one. */
export const firstPassword = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(36).padStart(2, '0'))
    .join('')
    .slice(0, 16);
