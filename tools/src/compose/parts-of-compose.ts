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

/** Releases of the host, as a command has them. */
const ofHost = (part: string): string => `- ${part}:/srv/host/site/${part}`;

/** Releases that are read alone. */
const readOnly = (part: string): string => `- ${part}:/srv/releases/${part}:ro`;

/** What docker-compose.yml needs of each part, by mark. */
const places: Readonly<Record<string, { each: (part: string) => string; between: string }>> = {
  'of the host': { each: ofHost, between: '\n' },
  'of the platform': { each: readOnly, between: '\n' },
  'of the demonstration': { each: readOnly, between: '\n' },
  'of the orders': { each: ofHost, between: '\n' },
  'of the guard': { each: ofHost, between: '\n' },
  'of the store': { each: (part) => `- ${part}:/srv/host/site/${part}:ro`, between: '\n' },
  services: { each: service, between: '\n\n' },
  'what is released': { each: (part) => `${part}:\n  condition: service_healthy`, between: '\n' },
  volumes: { each: (part) => `${part}: {}`, between: '\n' },
};

/**
 * Replaces the text between the marks `# <place>` and `# </place>` by lines for these parts, with the indentation of the mark.
 * @throws when a mark is missing
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

/** The edge's map from a part to its host, the service of the same name. */
export const partsMap = (parts: readonly string[]): string =>
  ['# Made by `pnpm compose`: a part, and where it is served.', ...parts.map((part) => `${part} ${part}:80;`), ''].join(
    '\n',
  );
