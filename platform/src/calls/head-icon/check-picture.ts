import { HEAD_PICTURE_BYTES } from '@foyer/shared/contract';
import { PNG } from 'pngjs';
import { Refusal } from '../../base/refusals/refusal';
import { type Size, sizeOfJpeg } from './size-of-jpeg';

const SIDE = { min: 64, max: 1024 };

const PNG_SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
const JPEG_SIGNATURE = Buffer.from('ffd8ff', 'hex');
const base64 = /^[A-Za-z0-9+/]+={0,2}$/;

interface Picture {
  readonly bytes: Buffer;
  readonly contentType: 'image/png' | 'image/jpeg';
}

/**
 * Checks an uploaded picture: a square PNG or JPEG of 64 to 1024 pixels, at most 60 KB. A PNG is decoded completely, of a JPEG
 * the frame header is read.
 *
 * @param text base64, optionally as a data URL
 * @throws Refusal `picture.invalid`
 */
export function checkPicture(text: string): Picture {
  const plain = text.replace(/^data:image\/(png|jpeg);base64,/, '');
  // The length is checked first, so that a long text costs nothing more.
  if (plain.length > Math.ceil(HEAD_PICTURE_BYTES / 3) * 4 || !base64.test(plain)) throw invalid();
  const bytes = Buffer.from(plain, 'base64');
  if (bytes.length > HEAD_PICTURE_BYTES) throw invalid();
  if (startsWith(bytes, PNG_SIGNATURE)) {
    checkPng(bytes);
    return { bytes, contentType: 'image/png' };
  }
  const size = startsWith(bytes, JPEG_SIGNATURE) ? sizeOfJpeg(bytes) : undefined;
  if (size === undefined || !fits(size)) throw invalid();
  return { bytes, contentType: 'image/jpeg' };
}

const invalid = () => new Refusal('picture.invalid');

const startsWith = (bytes: Buffer, signature: Buffer) => bytes.subarray(0, signature.length).equals(signature);

const fits = ({ width, height }: Size) => width === height && width >= SIDE.min && width <= SIDE.max;

/** Reads the size before unpacking, so that a small file cannot use much memory. */
function checkPng(bytes: Buffer): void {
  const header = 'IHDR';
  const INTERLACED = 28;
  const known = bytes.length > INTERLACED && bytes.toString('latin1', 12, 16) === header;
  // Interlaced PNGs unpack without a bound, and browsers' canvases never produce them.
  if (!known || bytes[INTERLACED] !== 0) throw invalid();
  if (!fits({ width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) })) throw invalid();
  try {
    PNG.sync.read(bytes);
  } catch {
    throw invalid();
  }
}
