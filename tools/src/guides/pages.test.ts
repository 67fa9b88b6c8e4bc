import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { root } from '../paths';

const pages = globSync(['*.md', 'docs/**/*.md'], { cwd: root });
const today = ['README.md', 'CONTRIBUTING.md', 'docs/architecture.md', ...pages.filter((page) => /guides/.test(page))];
const read = (page: string): string => readFileSync(path.join(root, page), 'utf8');

/** Links to this repository, without fragments. */
const linksOf = (text: string): string[] =>
  [...text.matchAll(/\]\(([^)\s]+)\)|^\[[^\]]+\]: (\S+)$/gm)]
    .map(([, inline, listed]) => (inline ?? listed ?? '').replace(/#.*$/, ''))
    .filter((address) => address !== '' && !/^[a-z]+:/.test(address));

/** Files and folders of this repository in code style. */
const placesOf = (text: string): string[] =>
  [...text.matchAll(/`((?:shell|remotes|shared|platform|tools|e2e|docs)\/[\w./-]+)`/g)].map(([, place = '']) => place);

it.each(pages)('%s links to pages that are there', (page) => {
  const missing = linksOf(read(page)).filter((to) => !existsSync(path.resolve(root, path.dirname(page), to)));
  expect(missing).toEqual([]);
});

it.each(today)('%s names files that are there', (page) => {
  const named = placesOf(read(page)).filter((place) => !/streaks/.test(place));
  expect(named.filter((place) => !existsSync(path.join(root, place)))).toEqual([]);
});

/** Commands of pnpm itself. */
const ofPnpm = ['install'];

it.each(today)('%s names commands that are there', (page) => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const named = [...read(page).matchAll(/(?:^|`|-y |\) )pnpm(?:@10)? ([a-z][a-z0-9:-]*)/gm)].map(
    ([, name = '']) => name,
  );
  expect(named.filter((name) => !(name in scripts) && !ofPnpm.includes(name))).toEqual([]);
});

it('the page for the developer of a remote has every guard, slot, event and entry', () => {
  const { definitions } = JSON.parse(read('shared/remote.schema.json')) as {
    definitions: { slot: { enum: string[] }; guardName: { anyOf: { enum?: string[] }[] } };
  };
  const { exports: entries } = JSON.parse(read('shared/package.json')) as { exports: Record<string, unknown> };
  const guide = read('docs/guides/remote-developer.md');
  const events = [...read('shared/src/bus/events.ts').matchAll(/^ {2}'([\w:]+)':/gm)].map(([, event = '']) => event);
  const own = Object.keys(entries)
    .map((entry) => entry.slice(1))
    .filter((entry) => /^\/[a-z]+$/.test(entry) && entry !== '/remote');
  const guards = definitions.guardName.anyOf.flatMap(({ enum: names = [] }) => names);
  const named = [...definitions.slot.enum, ...guards.filter((name) => !name.includes(':')), ...events, ...own];
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter((name) => !guide.includes(`\`${name}\``) && !guide.includes(`@foyer/shared${name}\``))).toEqual(
    [],
  );
});

it('finds what is not there', () => {
  expect(linksOf('[a](x.md#b) [b](https://a.example) [c](#d)\n[e]: y.md')).toEqual(['x.md', 'y.md']);
  expect(placesOf('`shared/src/none.ts`, `pnpm dev`, `docs/guides`')).toEqual(['shared/src/none.ts', 'docs/guides']);
});
