import sharp from 'sharp';
import { Refusal } from '../refusals/refusal';

/** The longer side of a stored picture; a photograph of a screen can still be read. */
const EDGE = 1600;
/** A phone's camera has some 12 million. More are refused by the head of the file, before they are decoded. */
const MOST_PIXELS = 50_000_000;
const QUALITY = 80;

const SIGNATURES = [Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.from('ffd8ff', 'hex')];

// Decoded pictures are large, and none is asked for twice.
sharp.cache(false);

/**
 * Decodes a picture and writes it anew as a JPEG: upright, at most 1600 pixels long, and without anything else that its file held,
 * such as place and device (B040).
 *
 * @param bytes a PNG or JPEG, whatever it is called
 * @throws Refusal `picture.invalid`
 */
export async function cleanPicture(bytes: Buffer): Promise<Buffer> {
  if (!SIGNATURES.some((signature) => bytes.subarray(0, signature.length).equals(signature))) throw invalid();
  try {
    return await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize({ width: EDGE, height: EDGE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: QUALITY })
      .toBuffer();
  } catch {
    throw invalid();
  }
}

const invalid = () => new Refusal('picture.invalid');
