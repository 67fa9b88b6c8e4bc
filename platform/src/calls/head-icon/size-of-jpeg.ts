/** Width and height in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

const END = 0xd9;
const SCAN = 0xda;
/** Frame types that every browser shows: baseline, extended, progressive. */
const FRAMES: ReadonlySet<number> = new Set([0xc0, 0xc1, 0xc2]);

/**
 * The size in a JPEG's frame header, or undefined when the header or the end marker is missing.
 *
 * @param bytes starts with the JPEG signature
 */
export function sizeOfJpeg(bytes: Buffer): Size | undefined {
  const ends = bytes.length > 4 && bytes[bytes.length - 2] === 0xff && bytes[bytes.length - 1] === END;
  if (!ends) return undefined;
  let size: Size | undefined;
  for (let at = 2; at + 4 <= bytes.length; ) {
    const marker = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff) return undefined;
    if (marker === SCAN) return size;
    const length = bytes.readUInt16BE(at + 2);
    if (length < 2 || at + 2 + length > bytes.length) return undefined;
    if (FRAMES.has(marker)) {
      if (length < 8 || size !== undefined) return undefined;
      size = { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    }
    at += 2 + length;
  }
  return undefined;
}
