import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { readJson } from '../json';
import { buildsOn, desk, type PartName, partFolder, partNames, root } from '../paths';
import type { Dictionary, Part } from './check';

function dictionary(folder: string, language: string): Dictionary {
  const file = path.join(folder, `${language}.json`);
  const read = readJson(file);
  const isFlat =
    typeof read === 'object' && read !== null && Object.values(read).every((text) => typeof text === 'string');
  if (!isFlat) throw new Error(`${path.relative(root, file)} is not a flat list of texts.`);
  return read as Dictionary;
}

function titlesOf(file: string): string[] {
  const { pages = {} } = readJson(file) as { pages?: Record<string, { title?: string }> };
  return Object.values(pages).flatMap(({ title }) => (title === undefined ? [] : [title]));
}

function readPart(
  name: string,
  folder: string,
  texts: string,
  titles: readonly string[],
  without: readonly string[] = [],
): Part {
  const files = globSync('**/*.{ts,tsx}', {
    cwd: folder,
    ignore: ['**/*.test.{ts,tsx}', '**/testing/**', '**/*.d.ts', ...without],
  });
  return {
    name,
    titles,
    sources: files.sort().map((file) => ({ file, text: readFileSync(path.join(folder, file), 'utf8') })),
    dictionaries: { EN: dictionary(texts, 'EN'), TY: dictionary(texts, 'TY') },
  };
}

const readShared = (): Part => {
  const folder = buildsOn.modulesOfShared;
  return readPart('shared', folder, path.join(folder, 'i18n', 'texts'), []);
};

/** The texts of a part and the sources that use them. */
function readOne(name: PartName, from: string = partFolder(name)): Part {
  const folder = path.join(from, 'src');
  const titles = name === 'shell' ? [] : titlesOf(path.join(from, 'remote.json'));
  return readPart(name, folder, path.join(folder, 'i18n'), titles);
}

/** The operators' desk, the merchants' console, and what both are made of. */
function readDesk(): Part[] {
  const folder = path.join(desk, 'src');
  const apart = ['console', 'front'].map((name) => {
    const own = path.join(folder, name);
    return readPart(name, own, path.join(own, 'i18n'), []);
  });
  return [readPart('desk', folder, path.join(folder, 'i18n'), [], ['console/**', 'front/**']), ...apart];
}

/** `shared`, the shell, all remotes, the operators' desk and the merchants' console. */
export const readParts = (): Part[] => [readShared(), ...partNames.map((name) => readOne(name)), ...readDesk()];

/** Desk and console with `shared`, for their builds. */
export const readDeskAlone = (): Part[] => [readShared(), ...readDesk()];

/** One part with `shared`, for its build. */
export const readPartAlone = (name: PartName, from: string): Part[] => [readShared(), readOne(name, from)];
