import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { DiscoveryDocument } from '@foyer/shared/remote';
import { readLog } from '../release/log';
import { publish } from '../release/publish';
import { promote } from '../release/releases';
import { build } from '../release/testing/builds';
import type { DevBuild } from './dev-part';
import { clearDevSite, writeDevSite } from './dev-site';

let place: string;
const site = () => path.join(place, 'site');
const folder = () => path.join(place, 'dev-site');

beforeEach(() => {
  place = mkdtempSync(path.join(tmpdir(), 'foyer-dev-site-'));
  for (const part of ['shell', 'games', 'wallet']) {
    publish(site(), build(part, '1.0.0'));
    promote(site(), part, '1.0.0');
  }
  clearDevSite(folder());
});
afterEach(() => rmSync(place, { recursive: true, force: true }));

const made = (part: string, html?: string): [string, DevBuild] => {
  const { info } = build(part, '1.0.0-dev');
  mkdirSync(path.join(folder(), part, info.version), { recursive: true });
  const compiled = { stats: {}, hash: 'h', integrity: info.integrity, updates: {} };
  return [part, { info, compiled, ...(html === undefined ? {} : { html }) }];
};
const live = (file: string, from = folder()) => readFileSync(path.join(from, 'live/base', file), 'utf8');
const found = () => (JSON.parse(live('discovery.json')) as DiscoveryDocument).microFrontends;

it('serves the builds for development in the place of their parts, and other parts as released', () => {
  writeDevSite(site(), folder(), new Map([made('shell', '<p>for development</p>'), made('games')]));
  expect(live('index.html')).toBe('<p>for development</p>');
  expect(['shell', 'games', 'wallet'].map((part) => found()[part]?.map(({ url }) => url))).toEqual([
    ['/shell/1.0.0-dev/index.html'],
    ['/games/1.0.0-dev/remoteEntry.js'],
    ['/wallet/1.0.0/remoteEntry.js'],
  ]);
  expect(existsSync(path.join(folder(), 'wallet/1.0.0/list.js'))).toBe(true);
});

it('leaves the host as it is: its log, its releases and what is live there', () => {
  const before = [readLog(site()), live('discovery.json', site()), live('index.html', site())];
  writeDevSite(site(), folder(), new Map([made('shell', '<p>for development</p>'), made('games')]));
  expect([readLog(site()), live('discovery.json', site()), live('index.html', site())]).toEqual(before);
  expect(existsSync(path.join(site(), 'games/1.0.0-dev'))).toBe(false);
});

it('names the description of each build by its content, since browsers keep it', () => {
  const addressOf = () => found()['games']?.[0]?.extras.files?.url ?? '';
  const [part, build] = made('games');
  writeDevSite(site(), folder(), new Map([[part, build]]));
  const first = addressOf();
  const info = { ...build.info, integrity: { ...build.info.integrity, 'more.js': 'sha256-more' } };
  writeDevSite(site(), folder(), new Map([[part, { ...build, info }]]));
  expect(addressOf()).not.toBe(first);
  expect(JSON.parse(readFileSync(path.join(folder(), addressOf()), 'utf8'))).toEqual(info);
});
