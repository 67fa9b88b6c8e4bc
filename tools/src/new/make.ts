import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { mayNamePart, type RemoteManifest, type WidgetDeclaration } from '@foyer/shared/remote';
import { check } from '../schema';
import {
  changesOf,
  json,
  manifestOf,
  packageOf,
  pageOf,
  pageTestOf,
  paths,
  tsconfig,
  widgetOf,
  widgetTestOf,
} from './templates';

function write(file: string, text: string): void {
  if (existsSync(file)) throw new Error(`${file} is there already`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function change<T>(file: string, to: (value: T) => T): void {
  writeFileSync(file, json(to(JSON.parse(readFileSync(file, 'utf8')) as T)));
}

type Texts = Record<string, string>;

function addTexts(folder: string, EN: Texts, TY: Texts): void {
  for (const [language, texts] of Object.entries({ EN, TY }))
    change<Texts>(path.join(folder, 'src', 'i18n', `${language}.json`), (known) => ({ ...known, ...texts }));
}

/** Changes a `remote.json` after checking the result. @throws with what is wrong with it */
function declare(folder: string, to: (manifest: RemoteManifest) => RemoteManifest): void {
  const file = path.join(folder, 'remote.json');
  const manifest = to(JSON.parse(readFileSync(file, 'utf8')) as RemoteManifest);
  check('remote', manifest, file);
  writeFileSync(file, json(manifest));
}

/** Makes a remote without pages, in a folder of its own. Throws when the folder exists, or its name cannot be a part's. */
export function newRemote(folder: string): void {
  const name = path.basename(folder);
  if (!mayNamePart(name) || name === 'shell') throw new Error(`"${name}" cannot be the name of a remote`);
  write(path.join(folder, 'package.json'), packageOf(name));
  write(path.join(folder, 'CHANGELOG.md'), changesOf(name));
  write(path.join(folder, 'tsconfig.json'), tsconfig);
  write(path.join(folder, 'paths.d.ts'), paths);
  write(path.join(folder, 'remote.json'), manifestOf(name));
  write(path.join(folder, 'access.json'), json({}));
  for (const language of ['EN', 'TY']) write(path.join(folder, 'src', 'i18n', `${language}.json`), json({}));
}

/** Kinds of the access table, with their guards. */
const audiences = {
  everybody: [],
  members: ['member', 'notTrial'],
  players: ['member'],
  agents: ['agentHome'],
} as const;
export type Audience = keyof typeof audiences;
export const AUDIENCES = Object.keys(audiences) as Audience[];

/**
 * Makes a page of a remote: declaration, file, test, texts and access row.
 * @param address path of the page, e.g. `/m/jackpots`
 * @throws when it exists, or the address cannot be a page's
 */
export function newPage(folder: string, page: string, address: string, audience: Audience): void {
  const remote = path.basename(folder);
  const guard = [...audiences[audience]];
  declare(folder, (manifest) => {
    if (manifest.pages[address]) throw new Error(`${address} is there already`);
    const declared = { page, title: `${page}.title`, ...(guard.length > 0 ? { guard } : {}) };
    return { ...manifest, pages: { ...manifest.pages, [address]: declared } };
  });
  const at = path.join(folder, 'src', page);
  write(path.join(at, `${page}.page.tsx`), pageOf(remote, page, address));
  write(path.join(at, `${page}.test.tsx`), pageTestOf(remote, page));
  const title = page.charAt(0).toUpperCase() + page.slice(1).replaceAll('-', ' ');
  addTexts(
    folder,
    { [`${page}.title`]: title, [`${page}.empty`]: 'There is nothing here yet.' },
    { [`${page}.title`]: 'หน้าใหม่', [`${page}.empty`]: 'ยังไม่มีอะไรที่นี่' },
  );
  const access = path.join(folder, 'access.json');
  if (existsSync(access)) change<Texts>(access, (rows) => ({ ...rows, [address]: audience }));
}

/** Makes a widget of a remote in a slot: declaration, file, test and text. */
export function newWidget(folder: string, widget: string, slot: string): void {
  const remote = path.basename(folder);
  declare(folder, (manifest) => {
    const widgets: Record<string, WidgetDeclaration | WidgetDeclaration[]> = { ...manifest.widgets };
    const before = [widgets[slot] ?? []].flat();
    widgets[slot] = before.length > 0 ? [...before, { widget }] : { widget };
    return { ...manifest, widgets };
  });
  const at = path.join(folder, 'src', widget);
  write(path.join(at, `${widget}.widget.tsx`), widgetOf(remote, widget, slot));
  write(path.join(at, `${widget}.test.tsx`), widgetTestOf(remote, widget));
  addTexts(folder, { [`${widget}.text`]: 'There is nothing here yet.' }, { [`${widget}.text`]: 'ยังไม่มีอะไรที่นี่' });
}
