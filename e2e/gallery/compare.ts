import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** The picture on a larger ground, so that pictures of two heights can be compared. */
function padded(picture: PNG, width: number, height: number): PNG {
  const ground = new PNG({ width, height });
  PNG.bitblt(picture, ground, 0, 0, picture.width, picture.height, 0, 0);
  return ground;
}

/**
 * Marks the differences of two pictures in red.
 * @param to file for the marked picture
 * @returns share of different pixels, 0 to 1; undefined without a picture to compare with
 */
export function compare(picture: string, before: string, to: string): number | undefined {
  if (!existsSync(before)) return undefined;
  const [now, then] = [picture, before].map((file) => PNG.sync.read(readFileSync(file)));
  if (!now || !then) return undefined;
  const width = Math.max(now.width, then.width);
  const height = Math.max(now.height, then.height);
  const marked = new PNG({ width, height });
  const [one, other] = [now, then].map((each) => padded(each, width, height).data);
  const different = pixelmatch(other!, one!, marked.data, width, height, { threshold: 0.1 });
  if (different > 0) writeFileSync(to, PNG.sync.write(marked));
  return different / (width * height);
}
