import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SLOTS } from '@foyer/shared/remote';
import { globSync } from 'tinyglobby';
import { exposesOf, readManifest } from './manifest';

const folder = mkdtempSync(path.join(tmpdir(), 'foyer-manifest-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The error for a `remote.json` of games; empty when it is right. */
function said(text: string): string {
  writeFileSync(path.join(folder, 'remote.json'), text);
  try {
    readManifest('games', folder);
    return '';
  } catch (error) {
    return String(error);
  }
}
const page = (declared: object) =>
  said(JSON.stringify({ name: 'games', pages: { '/m/x': { page: 'x', ...declared } } }));
const widget = (slot: string, declared: object = {}) =>
  said(JSON.stringify({ name: 'games', pages: {}, widgets: { [slot]: { widget: 'x', ...declared } } }));

it.each(globSync('remotes/*/remote.json').map((file) => path.dirname(file)))(
  '%s has the files that it names',
  (remote) => {
    expect(exposesOf(readManifest(path.basename(remote), remote), remote).length).toBeGreaterThan(2);
  },
);

describe('a remote.json', () => {
  it.each([['member'], ['flag:PERSREP'], ['promotion:MISSION'], [['member', 'notTrial', 'flag:DEPRECM3']]])(
    'names guards that there are: %j',
    (guard) => {
      expect(page({ guard })).toBe('');
      expect(widget('home.games', { guard })).toBe('');
    },
  );

  it.each([['members'], ['flag:PERSRPE'], ['promotion:'], [['member', 'nottrial']], [[]]])(
    'and no others: %j',
    (guard) => {
      expect(page({ guard })).toContain('/pages/~1m~1x/guard');
      expect(widget('home.games', { guard })).toContain('/widgets/home.games');
    },
  );

  it('names slots that there are, and no others', () => {
    for (const slot of SLOTS) expect(widget(slot)).toBe('');
    expect(widget('home.game')).toContain('/widgets');
  });

  it('plans no page that it has', () => {
    const planned = { '/m/x': {}, '/m/y': {} };
    expect(said(JSON.stringify({ name: 'games', pages: {}, planned }))).toBe('');
    expect(said(JSON.stringify({ name: 'games', pages: { '/m/x': { page: 'x' } }, planned }))).toMatch(
      /\/m\/x is a page already/,
    );
  });

  it('cannot have the name of something else on the host', () => {
    for (const name of ['wps', 'live', 'shell']) expect(said(JSON.stringify({ name, pages: {} }))).toContain('/name');
  });

  it('says each thing once', () => {
    const twice = '"home.games": { "widget": "x" }';
    expect(said(`{ "name": "games", "pages": {}, "widgets": { ${twice}, ${twice} } }`)).toMatch(
      /remote\.json:1: "home\.games" stands twice/,
    );
    expect(said('{ "name": "games", "pages": {} ')).toContain('remote.json');
  });
});
