import { HOME, HOME_ADDRESSES } from '@foyer/shared/paths';
import type { DeclaredCall, RemoteManifest } from '@foyer/shared/remote';

export interface RouteRow {
  readonly path: string;
  /** Part and page, e.g. `games/game-list`. */
  readonly shows: string;
  readonly guards: string;
  readonly title: string;
  readonly early: readonly string[];
}

/** A remote's declaration with its English texts. */
export interface Declared {
  readonly manifest: RemoteManifest;
  readonly texts: Readonly<Record<string, string>>;
}

const listed = (given: string | readonly string[] | undefined): string =>
  given === undefined ? '' : [given].flat().join(' ');

function nameOf(early: DeclaredCall): string {
  if (typeof early === 'string') return early;
  return early.guard === undefined ? early.call : `${early.call} (${listed(early.guard)})`;
}

function rowsOf({ manifest, texts }: Declared): RouteRow[] {
  const { name, pages, planned = {} } = manifest;
  const shown = Object.entries(pages).map(([path, { page, guard, title = '', early = [] }]) => ({
    path,
    shows: `${name}/${page}`,
    guards: listed(guard),
    title: texts[title] ?? title,
    early: early.map(nameOf),
  }));
  const none = { guards: '', title: '', early: [] };
  return [...shown, ...Object.keys(planned).map((path) => ({ path, shows: `${name} (planned)`, ...none }))];
}

/** All addresses by path: home's, and declared and planned pages. */
export function routeRows(remotes: readonly Declared[]): RouteRow[] {
  const early = remotes.flatMap(({ manifest }) =>
    Object.entries(manifest.widgets ?? {}).flatMap(([slot, given]) =>
      slot.startsWith('home.') ? [given].flat().flatMap((widget) => (widget.early ?? []).map(nameOf)) : [],
    ),
  );
  const home = { shows: 'shell/home', guards: '', title: '' };
  const rows = [...HOME_ADDRESSES].map((path) => ({ path, ...home, early: path === HOME ? [...new Set(early)] : [] }));
  return [...rows, ...remotes.flatMap(rowsOf)].sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** The rows as a table with aligned columns. Early calls are below their path. */
export function tableOf(rows: readonly RouteRow[]): string[] {
  const cells = rows.map(({ path, shows, guards, title }) => [path, shows, guards, title]);
  const widths = [0, 1, 2].map((at) => Math.max(...cells.map((row) => (row[at] ?? '').length)));
  return rows.flatMap(({ early }, at) => {
    const line = (cells[at] ?? []).map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ');
    return [line.trimEnd(), ...early.map((call) => `    early ${call}`)];
  });
}
