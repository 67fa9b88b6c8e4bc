import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ReleaseInfo } from '@foyer/shared/remote';
import { adopt } from '../nginx/adopt-releases';
import { liveRelease } from './live';
import { hashOfLog, readLog } from './log';
import { mapsOfRelease } from './maps';
import { overview } from './overview';
import { promoteNew } from './promote-new';
import { publish } from './publish';
import { promote, rollback } from './releases';
import { remove, removeFiles } from './remove';
import { build } from './testing/builds';
import { setTraffic } from './traffic';
import { verify } from './verify';

let site: string;
beforeEach(() => {
  site = path.join(mkdtempSync(path.join(tmpdir(), 'foyer-site-')), 'site');
});
afterEach(() => rmSync(path.dirname(site), { recursive: true, force: true }));

const PAGES = { '/m/arcade': { page: 'arcade' } };

function made(name: string, version: string, info: Partial<ReleaseInfo> = {}) {
  const built = build(name, version, { info });
  publish(site, built);
  return built;
}

/** The arcade and a shell, live for everybody. */
function open(info: Partial<ReleaseInfo> = { pages: PAGES }) {
  made('shell', '1.0.0');
  promote(site, 'shell', '1.0.0');
  const arcade = made('arcade', '1.0.0', info);
  promote(site, 'arcade', '1.0.0');
  return arcade;
}

const fileOf = (name: string, channel = 'base') => path.join(site, 'live', channel, name);
const parts = (channel?: string) =>
  Object.keys(JSON.parse(readFileSync(fileOf('discovery.json', channel), 'utf8')).microFrontends);

/** Expects that nothing was done. */
function refused(change: () => unknown, why: string): void {
  const before = hashOfLog(site);
  expect(change).toThrow(why);
  expect(hashOfLog(site)).toBe(before);
}

describe('a part that is taken off', () => {
  it('is in no document and no list of first files any more; its releases stay for open pages', () => {
    open();
    expect([parts(), existsSync(fileOf('first/m/arcade.json'))]).toEqual([['shell', 'arcade'], true]);
    remove(site, 'arcade');
    expect([parts(), existsSync(fileOf('first/m/arcade.json'))]).toEqual([['shell'], false]);
    expect(existsSync(path.join(site, 'arcade/1.0.0/remoteEntry.js'))).toBe(true);
    expect(verify(site)).toEqual([]);
    expect(overview(readLog(site))).toContainEqual(expect.stringMatching(/^ {2}base: off since \d{4}-\d\d-\d\d /));
    refused(() => remove(site, 'arcade'), 'arcade has no live release (base). Nothing was done.');
  });

  it('stays off when the site starts again, from sources or from images, and comes back when it is promoted', async () => {
    const { info } = open();
    remove(site, 'arcade');
    expect(promoteNew(site, info)).toContain('To make it live: pnpm release promote arcade 1.0.0');
    expect(promoteNew(site, made('arcade', '1.1.0', { pages: PAGES }).info)).toContain('stays off');
    await adopt(site);
    expect(parts()).toEqual(['shell']);
    promote(site, 'arcade', '1.1.0');
    expect(liveRelease(readLog(site), 'arcade', 'base')).toEqual({ version: '1.1.0' });
  });

  it('comes back by a rollback that names a release, without the ones before as its fallback', () => {
    open();
    made('arcade', '1.1.0', { pages: PAGES });
    promote(site, 'arcade', '1.1.0');
    remove(site, 'arcade');
    expect(() => rollback(site, 'arcade')).toThrow('name one with --to');
    expect(rollback(site, 'arcade', 'base', '1.1.0')).toBe('1.1.0');
    expect(liveRelease(readLog(site), 'arcade', 'base')).toEqual({ version: '1.1.0' });
  });

  it('takes its experiment along', () => {
    open();
    made('arcade', '1.1.0', { pages: PAGES });
    setTraffic(site, 'arcade', { '1.0.0': 50, '1.1.0': 50 });
    remove(site, 'arcade');
    expect(parts()).toEqual(['shell']);
    promote(site, 'arcade', '1.0.0');
    expect(overview(readLog(site))).toContainEqual(expect.stringMatching(/base: 1\.0\.0 live since [^,]*$/));
  });
});

describe('one merchant', () => {
  it('may go without a part that all others keep, until a rollback', () => {
    open();
    remove(site, 'arcade', 'W3');
    expect([parts(), parts('W3')]).toEqual([['shell', 'arcade'], ['shell']]);
    expect(overview(readLog(site))).toContainEqual(expect.stringMatching(/^ {2}W3: off since/));
    expect(rollback(site, 'arcade', 'W3')).toBe('1.0.0');
    expect(parts('W3')).toEqual(['shell', 'arcade']);
  });

  it('with a release of its own keeps the part for all', () => {
    open();
    made('arcade', '1.1.0', { pages: PAGES });
    promote(site, 'arcade', '1.1.0', 'W3');
    refused(() => remove(site, 'arcade'), 'W3 has a release of arcade of its own: remove it there first');
    remove(site, 'arcade', 'W3');
    remove(site, 'arcade');
    expect([parts(), parts('W3')]).toEqual([['shell'], ['shell']]);
  });
});

describe('a part that is needed', () => {
  it('is not taken off: the shell, and the way in', () => {
    open({ pages: { '/m/login': { page: 'login', entrance: true } } });
    refused(() => remove(site, 'shell'), 'The shell cannot be removed');
    refused(() => remove(site, 'arcade'), 'arcade has /m/login, which is needed by the way in (base)');
  });

  it.each([
    ['the back arrow of a page', { pages: { '/m/prizes': { page: 'prizes', back: '/m/arcade?tab=1' } } }],
    ['a widget', { widgets: { 'app.bar': [{ widget: 'bar', leadsTo: '/m/arcade' }] } }],
  ])('is not taken off while %s of another part leads to it', (_, info) => {
    open();
    made('content', '2.0.0', info);
    promote(site, 'content', '2.0.0');
    refused(() => remove(site, 'arcade'), 'arcade has /m/arcade, which is needed by content 2.0.0 (base)');
    made('content', '2.1.0');
    promote(site, 'content', '2.1.0');
    promote(site, 'content', '2.0.0', 'W3');
    refused(() => remove(site, 'arcade'), 'needed by content 2.0.0 (W3)');
    promote(site, 'content', '2.1.0', 'W3');
    remove(site, 'arcade');
    expect(parts()).toEqual(['shell', 'content']);
  });
});

describe('the files of a part', () => {
  it('are deleted with their maps when nobody gets it any more; the same build may come again', () => {
    const arcade = open();
    mkdirSync(mapsOfRelease(site, 'arcade', '1.0.0'), { recursive: true });
    remove(site, 'arcade', 'W3');
    refused(() => removeFiles(site, 'arcade'), 'arcade is live (base): its files stay.');
    expect(existsSync(path.join(site, 'arcade/1.0.0'))).toBe(true);
    remove(site, 'arcade');
    expect(removeFiles(site, 'arcade')).toBe(true);
    expect([path.join(site, 'arcade'), `${site}-maps/arcade`].map((folder) => existsSync(folder))).toEqual([
      false,
      false,
    ]);
    expect(removeFiles(site, 'arcade')).toBe(false);
    expect(verify(site)).toEqual([]);
    expect(publish(site, arcade)).toBe('restored');
    promote(site, 'arcade', '1.0.0');
    expect(parts()).toEqual(['shell', 'arcade']);
  });
});
