import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { mayNamePart, type RemoteManifest, type WidgetDeclaration } from '@foyer/shared/remote';
import { check } from '../schema';
import { withMember } from './insert';
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

/** Sets members of a JSON file, and leaves how the rest of it is written. */
function setIn(file: string, within: readonly string[], members: Readonly<Record<string, unknown>>): void {
  const set = (text: string, [key, value]: [string, unknown]): string => withMember(text, within, key, value);
  writeFileSync(file, Object.entries(members).reduce(set, readFileSync(file, 'utf8')));
}

type Texts = Record<string, string>;

/** The name of the remote in a folder, which may be called otherwise. */
const nameIn = (folder: string): string =>
  (JSON.parse(readFileSync(path.join(folder, 'remote.json'), 'utf8')) as RemoteManifest).name;

function addTexts(folder: string, EN: Texts, TY: Texts): void {
  for (const [language, texts] of Object.entries({ EN, TY }))
    setIn(path.join(folder, 'src', 'i18n', `${language}.json`), [], texts);
}

/**
 * Sets one member of `pages` or `widgets` in a `remote.json`, after checking what comes of it.
 * @throws with what is wrong with it
 */
function declare(
  folder: string,
  kind: 'pages' | 'widgets',
  key: string,
  made: (manifest: RemoteManifest) => unknown,
): void {
  const file = path.join(folder, 'remote.json');
  const before = readFileSync(file, 'utf8');
  const after = withMember(before, [kind], key, made(JSON.parse(before) as RemoteManifest));
  check('remote', JSON.parse(after), file);
  writeFileSync(file, after);
}

/** What a remote of this workspace has beside its sources, by name of the file. */
const inWorkspace = (name: string): Texts => ({
  'package.json': packageOf(name),
  'CHANGELOG.md': changesOf(name),
  'tsconfig.json': tsconfig,
  'access.json': json({}),
  'remote.json': manifestOf(name, '../../shared'),
});

/**
 * Makes a remote without pages, in a folder of its own.
 * @param files what it has beside its sources, by name
 * @throws when one of them exists, or the folder's name cannot be a part's
 */
export function newRemote(folder: string, files: (name: string) => Texts = inWorkspace): void {
  const name = path.basename(folder);
  if (!mayNamePart(name) || name === 'shell') throw new Error(`"${name}" cannot be the name of a remote`);
  for (const [file, text] of Object.entries({ ...files(name), 'paths.d.ts': paths }))
    write(path.join(folder, file), text);
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
 * @param address path of the page, e.g. `/m/streaks`
 * @throws when it exists, or the address cannot be a page's
 */
export function newPage(folder: string, page: string, address: string, audience: Audience): void {
  const remote = nameIn(folder);
  const guard = [...audiences[audience]];
  declare(folder, 'pages', address, ({ pages }) => {
    if (pages[address]) throw new Error(`${address} is there already`);
    return { page, title: `${page}.title`, ...(guard.length > 0 ? { guard } : {}) };
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
  if (existsSync(access)) setIn(access, [], { [address]: audience });
}

/** Makes a widget of a remote in a slot: declaration, file, test and text. */
export function newWidget(folder: string, widget: string, slot: string): void {
  const remote = nameIn(folder);
  declare(folder, 'widgets', slot, ({ widgets = {} }) => {
    const known: Readonly<Record<string, WidgetDeclaration | readonly WidgetDeclaration[]>> = widgets;
    const before = [known[slot] ?? []].flat();
    return before.length > 0 ? [...before, { widget }] : { widget };
  });
  const at = path.join(folder, 'src', widget);
  write(path.join(at, `${widget}.widget.tsx`), widgetOf(remote, widget, slot));
  write(path.join(at, `${widget}.test.tsx`), widgetTestOf(remote, widget));
  addTexts(folder, { [`${widget}.text`]: 'There is nothing here yet.' }, { [`${widget}.text`]: 'ยังไม่มีอะไรที่นี่' });
}
