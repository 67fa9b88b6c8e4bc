import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { LivePictures, ReleasedPicture } from '@foyer/shared/remote';
import { publish } from './publish';
import { promote, rollback } from './releases';
import { build, filesOfPart } from './testing/builds';
import { setTraffic } from './traffic';

let site: string;
beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'foyer-site-'));
  for (const version of ['v1', 'v2']) {
    publish(site, withPicture('account', '/m/login', 'login', version));
    publish(site, withPicture('games', '/m/gameList', 'game-list', version));
  }
  promote(site, 'account', 'v1');
  promote(site, 'games', 'v1');
});
afterEach(() => rmSync(site, { recursive: true, force: true }));

function withPicture(part: string, address: string, page: string, version: string) {
  const picture: ReleasedPicture = {
    ...{ expose: page, address, language: 'TY', styles: '', flags: [], holes: [] },
    markup: { '': `${page} ${version}` },
  };
  const files = { ...filesOfPart(part, version), [`${page}.picture.json`]: JSON.stringify(picture) };
  return build(part, version, { files, info: { pages: { [address]: { page }, [`${address}Again`]: { page } } } });
}

const file = (address: string) => path.join(site, `live/base/first${address}.pictures.json`);
const shown = (address: string) =>
  Object.entries(JSON.parse(readFileSync(file(address), 'utf8')) as LivePictures).map(
    ([release, text]) => `${release}: ${(JSON.parse(text) as ReleasedPicture).markup['']}`,
  );
const both = () => [shown('/m/login'), shown('/m/gameList')];

it('are those of what is live: a release and a rollback change exactly the pictures of their part', () => {
  expect(both()).toEqual([['account@v1: login v1'], ['games@v1: game-list v1']]);
  expect(() => shown('/m/loginAgain')).toThrow(/ENOENT/);
  promote(site, 'account', 'v2');
  expect(both()).toEqual([['account@v2: login v2'], ['games@v1: game-list v1']]);
  rollback(site, 'account');
  expect(both()).toEqual([['account@v1: login v1'], ['games@v1: game-list v1']]);
});

it('of home are those of a widget', () => {
  const picture = { expose: 'banner', address: '/m/home', slot: 'home.banner', markup: { '': 'banners' } };
  const files = { ...filesOfPart('content', 'v1'), 'banner.picture.json': JSON.stringify(picture) };
  const widgets = { 'home.banner': [{ widget: 'banner' }], 'app.bar': [{ widget: 'bar' }] };
  publish(site, build('content', 'v1', { files, info: { widgets } }));
  promote(site, 'content', 'v1');
  expect(shown('/m/home')).toEqual(['content@v1: banners']);
});

it('are there for each release that a visitor may get', () => {
  setTraffic(site, 'games', { v1: 50, v2: 50 });
  expect(both()).toEqual([['account@v1: login v1'], ['games@v1: game-list v1', 'games@v2: game-list v2']]);
});

it('refuse the release they belong to when they were changed, and are left out where a decision is about another part', () => {
  writeFileSync(path.join(site, 'account/v2/login.picture.json'), '{"markup":{"":"<h1>another</h1>"}}');
  expect(() => promote(site, 'account', 'v2')).toThrow(/account v2: login\.picture\.json is not as it was published/);
  expect(both()).toEqual([['account@v1: login v1'], ['games@v1: game-list v1']]);
  writeFileSync(path.join(site, 'account/v1/login.picture.json'), '{"markup":{"":"<h1>another</h1>"}}');
  promote(site, 'games', 'v2');
  expect(shown('/m/gameList')).toEqual(['games@v2: game-list v2']);
  expect(() => shown('/m/login')).toThrow(/ENOENT/);
});
