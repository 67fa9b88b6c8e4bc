import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { exposesOf, readManifest } from '../build/manifest';
import { root } from '../paths';
import { wrongTexts } from '../texts/check';
import { readPartAlone } from '../texts/read-parts';
import { newPage, newRemote, newWidget } from './make';

let folder: string;
beforeEach(() => {
  mkdirSync(path.join(root, '.cache'), { recursive: true });
  folder = path.join(mkdtempSync(path.join(root, '.cache', 'new-')), 'arcade');
});
afterEach(() => rmSync(path.dirname(folder), { recursive: true }));

const read = (file: string) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Record<string, unknown>;

function arcade(): void {
  newRemote(folder);
  newPage(folder, 'arcade', '/m/arcade', 'members');
  newWidget(folder, 'home-arcade', 'home.games');
}

describe('a new remote', () => {
  it('is declared, exposed and has its texts in both languages', () => {
    arcade();
    const manifest = readManifest('arcade', folder);
    expect(manifest.pages).toEqual({
      '/m/arcade': { page: 'arcade', title: 'arcade.title', guard: ['member', 'notTrial'] },
    });
    expect(exposesOf(manifest, folder).map(({ name }) => name)).toEqual([
      'arcade',
      'home-arcade',
      'i18n-EN',
      'i18n-TY',
    ]);
    expect(wrongTexts(readPartAlone('arcade', folder))).toEqual([]);
    expect(read('access.json')).toEqual({ '/m/arcade': 'members' });
  });

  it('grows by pages and widgets, beside those that are there', () => {
    arcade();
    newWidget(folder, 'home-more', 'home.games');
    newPage(folder, 'prizes', '/m/arcade/prizes', 'everybody');
    const { widgets, pages } = readManifest('arcade', folder);
    expect(widgets).toEqual({ 'home.games': [{ widget: 'home-arcade' }, { widget: 'home-more' }] });
    expect(Object.keys(pages)).toEqual(['/m/arcade', '/m/arcade/prizes']);
  });

  it('is refused where it could not be a remote', () => {
    arcade();
    expect(() => newRemote(folder)).toThrow('is there already');
    expect(() => newPage(folder, 'other', '/m/arcade', 'members')).toThrow('is there already');
    expect(() => newPage(folder, 'other', 'arcade', 'members')).toThrow('does not fit');
    expect(() => newWidget(folder, 'other', 'home.game')).toThrow('does not fit');
    for (const name of ['wps', 'shell', 'My'])
      expect(() => newRemote(path.join(path.dirname(folder), name))).toThrow('cannot be the name');
  });
});
