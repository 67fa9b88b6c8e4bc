import { HEAD_PICTURE_BYTES } from '@foyer/shared/contract';

export interface Square {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Tried in order until the picture is small enough. */
const QUALITIES = [0.9, 0.8, 0.65, 0.5, 0.3] as const;

/** Width and height of a head icon, in px. */
const EDGE = 256;

/**
 * Draws a square of a picture as a head icon.
 *
 * @returns JPEG in base64, without a `data:` prefix
 * @throws when the browser cannot draw it, or not small enough for the platform
 */
export function exportPicture(picture: CanvasImageSource, { x, y, width, height }: Square): string {
  const canvas = document.createElement('canvas');
  canvas.width = EDGE;
  canvas.height = EDGE;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no pictures');
  // Transparent areas would become black.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, EDGE, EDGE);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, x, y, width, height, 0, 0, EDGE, EDGE);
  for (const quality of QUALITIES) {
    const [, base64] = canvas.toDataURL('image/jpeg', quality).split(',');
    if (!base64) throw new Error('This browser gives no JPEG');
    if ((base64.length / 4) * 3 <= HEAD_PICTURE_BYTES) return base64;
  }
  throw new Error(`The picture is no smaller than ${HEAD_PICTURE_BYTES} bytes`);
}
