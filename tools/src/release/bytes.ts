/** A number of bytes as a person reads it. */
export const bytesShown = (bytes: number): string => `${bytes.toLocaleString('en')} bytes`;
