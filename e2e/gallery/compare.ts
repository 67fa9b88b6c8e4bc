import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** The picture on a ground as large as both, so that pictures of two heights can be compared. */
function padded(picture: PNG, width: number, height: number): PNG {
  const ground = new PNG({ width, height });
  PNG.bitblt(picture, ground, 0, 0, picture.width, picture.height, 0, 0);
  return ground;
}

/**
 * Marks in red what two pictures differ in.
 *
 * @param to the file the marked picture is written to
 * @returns the share of pixels that differ, 0 to 1; nothing where there is no picture to compare with
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
