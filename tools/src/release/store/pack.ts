import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { linkOf, namesIn } from '../documents';

/** A folder of documents or links as one object: texts and places of links, by name. */
interface Packed {
  readonly files: Record<string, string>;
  readonly links: Record<string, string>;
}

/** No name of it leads out of the folder. */
const NAME = /^(?:[\w-][\w.%-]*\/)*[\w-][\w.%-]*$/;
/** What the links of a generation, or of a folder of documents, lead to (decision 68). */
const PLACE = /^\.\.\/(?:\.\.\/\.documents\/)?[0-9a-f]{32}$/;

/** A folder of live documents or of a generation as one object, always the same for the same content. */
export function packed(folder: string): Buffer {
  const found: Packed = { files: {}, links: {} };
  for (const name of namesIn(folder).sort()) {
    const file = path.join(folder, name);
    const to = linkOf(file);
    if (to === undefined) found.files[name] = readFileSync(file, 'utf8');
    else found.links[name] = to;
  }
  return Buffer.from(JSON.stringify(found));
}

/**
 * Fills an empty folder with what was packed.
 * @throws for a name or link that would lead elsewhere: whoever can write to a bucket may have made it
 */
export function unpack(bytes: Buffer, folder: string): void {
  const { files, links } = JSON.parse(bytes.toString()) as Packed;
  const wrong = [...Object.keys(files), ...Object.keys(links)].find((name) => !NAME.test(name));
  const place = Object.values(links).find((each) => !PLACE.test(each));
  if (wrong !== undefined || place !== undefined) throw new Error(`"${wrong ?? place}" is no name of a live document.`);
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), content);
  }
  for (const [name, to] of Object.entries(links)) symlinkSync(to, path.join(folder, name));
}
