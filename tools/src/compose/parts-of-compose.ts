import path from 'node:path';
import { partFolder, root } from '../paths';

const service = (part: string): string => `${part}:
  <<: *part
  build:
    context: .
    dockerfile: tools/deploy/part.Dockerfile
    args:
      PART: ${part}
      FOLDER: ${path.relative(root, partFolder(part))}
  volumes:
    - ${part}:/srv/site/${part}`;

/** What docker-compose.yml says of each part, by the name of the place. */
const places: Readonly<Record<string, { each: (part: string) => string; between: string }>> = {
  'of the host': { each: (part) => `- ${part}:/srv/host/site/${part}`, between: '\n' },
  services: { each: service, between: '\n\n' },
  'what is released': { each: (part) => `${part}:\n  condition: service_healthy`, between: '\n' },
  volumes: { each: (part) => `${part}: {}`, between: '\n' },
};

/**
 * The text of docker-compose.yml with the parts that there are: what stands between `# <place>` and `# </place>` is replaced, at the
 * indentation of the mark; everything else stays as it is.
 *
 * @throws where a place has no marks
 */
export function withParts(text: string, parts: readonly string[]): string {
  let made = text;
  for (const [place, { each, between }] of Object.entries(places)) {
    const marks = new RegExp(`^( *)# <${place}>\\n[^]*?^ *# </${place}>$`, 'm');
    if (!marks.test(made)) throw new Error(`docker-compose.yml has no place "${place}"`);
    made = made.replace(marks, (_, indent: string) => {
      const lines = [`# <${place}>`, ...parts.map(each).join(between).split('\n'), `# </${place}>`];
      return lines.map((line) => (line === '' ? '' : indent + line)).join('\n');
    });
  }
  return made;
}

/** The map by which the edge finds the host of a part: each is the service of its name. */
export const partsMap = (parts: readonly string[]): string =>
  ['# Made by `pnpm compose`: a part, and where it is served.', ...parts.map((part) => `${part} ${part}:80;`), ''].join(
    '\n',
  );
