import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ReleaseInfo } from '@foyer/shared/remote';
import { publish } from './publish';
import { promote, rollback } from './releases';
import { build } from './testing/builds';

let site: string;
beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'foyer-site-'));
});
afterEach(() => rmSync(site, { recursive: true, force: true }));

/** A finished build: entry, description, and for the shell a document. */
const built = (name: string, version: string, pages: ReleaseInfo['pages'] = {}, files: Record<string, string> = {}) =>
  build(name, version, {
    files: { [name === 'shell' ? 'index.html' : 'remoteEntry.js']: `${name} ${version}`, ...files },
    info: { pages },
  });

const discovery = (channel = 'base') =>
  JSON.parse(readFileSync(path.join(site, 'live', channel, 'discovery.json'), 'utf8')) as {
    microFrontends: Record<string, [{ url: string; fallbackUrl?: string; metadata: { version: string } }]>;
  };

const liveVersion = (part: string, channel?: string) => discovery(channel).microFrontends[part]?.[0].metadata.version;

describe('releases', () => {
  it('publishes without changing what is live, and promotes at one stroke', () => {
    publish(site, built('games', '1.0.0'));
    expect(existsSync(path.join(site, 'live'))).toBe(false);
    promote(site, 'games', '1.0.0');
    expect(discovery().microFrontends['games']?.[0].url).toBe('/games/1.0.0/remoteEntry.js');
  });

  it('does nothing when the same build is published again, and refuses another one under its version', () => {
    const first = built('games', '1.0.0');
    expect(publish(site, first)).toBe('new');
    expect(publish(site, first)).toBe('same');
    expect(() => publish(site, built('games', '1.0.0', { '/m/other': { page: 'other' } }))).toThrow(/never changes/);
  });

  it('puts the service worker of a shell beside its document, and takes it away with a shell that has none', () => {
    const worker = path.join(site, 'live', 'base', 'sw.js');
    publish(site, built('shell', '1.0.0'));
    publish(site, built('shell', '1.1.0', {}, { 'sw.js': 'worker of 1.1.0' }));
    promote(site, 'shell', '1.0.0');
    expect(existsSync(worker)).toBe(false);
    promote(site, 'shell', '1.1.0');
    expect(readFileSync(worker, 'utf8')).toBe('worker of 1.1.0');
    rollback(site, 'shell');
    expect(existsSync(worker)).toBe(false);
  });

  it('names the release before as the fallback, and brings it back', () => {
    for (const version of ['1.0.0', '1.1.0']) {
      publish(site, built('games', version));
      promote(site, 'games', version);
    }
    expect(discovery().microFrontends['games']?.[0].fallbackUrl).toBe('/games/1.0.0/remoteEntry.js');
    expect(rollback(site, 'games')).toBe('1.0.0');
    expect(liveVersion('games')).toBe('1.0.0');
    expect(() => rollback(site, 'games')).toThrow(/no earlier release/);
  });

  it('refers a script of the shell to the earlier release that has the same one, and to no other', () => {
    const shell = (version: string, vendor: string) => {
      const tag = (file: string) => `<script defer src="/shell/${version}/${file}" integrity="x"></script>`;
      const html = tag('vendor.a.js') + tag('main.js');
      const files = { 'index.html': html, 'vendor.a.js': vendor, 'main.js': `main of ${version}` };
      publish(site, built('shell', version, {}, files));
      promote(site, 'shell', version);
      const live = readFileSync(path.join(site, 'live', 'base', 'index.html'), 'utf8');
      return [...live.matchAll(/src="([^"]+)"/g)].map(([, src]) => src);
    };
    expect(shell('1.0.0', 'one')).toEqual(['/shell/1.0.0/vendor.a.js', '/shell/1.0.0/main.js']);
    expect(shell('1.1.0', 'one')).toEqual(['/shell/1.0.0/vendor.a.js', '/shell/1.1.0/main.js']);
    expect(shell('1.2.0', 'two')).toEqual(['/shell/1.2.0/vendor.a.js', '/shell/1.2.0/main.js']);
    rollback(site, 'shell');
    expect(readFileSync(path.join(site, 'live', 'base', 'index.html'), 'utf8')).toContain('/shell/1.0.0/vendor.a.js');
  });

  it('names the description of a release by its hash, and lists the files of a path beside the document', () => {
    const games = build('games', '1.0.0', {
      files: { 'remoteEntry.js': 'games', 'list.js': 'list' },
      info: { pages: { '/m/list': { page: 'list' } }, exposes: { list: { js: ['list.js'], css: [] } } },
    });
    const hash = games.info.integrity['list.js'];
    publish(site, games);
    promote(site, 'games', '1.0.0');
    const live = path.join(site, 'live', 'base');
    const document = readFileSync(path.join(live, 'discovery.json'), 'utf8');
    expect(document).not.toContain(hash);
    expect(JSON.parse(document).microFrontends.games[0].extras.files).toEqual({
      url: '/games/1.0.0/release.json',
      integrity: `sha256-${createHash('sha256').update(JSON.stringify(games.info)).digest('base64')}`,
    });
    const first = path.join(live, 'first', 'm', 'list.json');
    expect(JSON.parse(readFileSync(first, 'utf8'))['games@1.0.0'].integrity).toEqual({ 'list.js': hash });
    publish(site, built('games', '1.1.0'));
    promote(site, 'games', '1.1.0');
    expect(existsSync(first)).toBe(false);
  });

  it('gives one merchant a release of its own and nobody else', () => {
    for (const version of ['1.0.0', '1.1.0']) publish(site, built('games', version));
    promote(site, 'games', '1.0.0');
    promote(site, 'games', '1.1.0', 'W3');
    expect([liveVersion('games'), liveVersion('games', 'W3')]).toEqual(['1.0.0', '1.1.0']);
    expect(rollback(site, 'games', 'W3')).toBe('1.0.0');
    expect(liveVersion('games', 'W3')).toBe('1.0.0');
  });

  it('refuses two remotes that claim one path, and leaves what is live as it was', () => {
    publish(site, built('games', '1.0.0', { '/m/notice': { page: 'notice' } }));
    publish(site, built('content', '1.0.0', { '/m/notice': { page: 'notice' } }));
    promote(site, 'games', '1.0.0');
    expect(() => promote(site, 'content', '1.0.0')).toThrow(/games and content claim the page \/m\/notice/);
    expect(liveVersion('content')).toBeUndefined();
    publish(site, built('games', '1.1.0'));
    expect(() => promote(site, 'games', '1.1.0')).not.toThrow();
  });

  it('refuses what was never published', () => {
    expect(() => promote(site, 'games', '9.9.9')).toThrow(/never published/);
  });

  it('serves the document of the live shell, and takes it back', () => {
    for (const version of ['1.0.0', '2.0.0']) {
      publish(site, built('shell', version));
      promote(site, 'shell', version);
    }
    const html = () => readFileSync(path.join(site, 'live', 'base', 'index.html'), 'utf8');
    expect(html()).toBe('shell 2.0.0');
    rollback(site, 'shell');
    expect(html()).toBe('shell 1.0.0');
  });

  it('leaves a script alone that is none of the shell’s', () => {
    const html = '<script defer src="/config/env.js"></script><script defer src="/shell/1.0.0/main.js"></script>';
    publish(site, built('shell', '1.0.0', {}, { 'index.html': html, 'main.js': 'main' }));
    promote(site, 'shell', '1.0.0');
    expect(readFileSync(path.join(site, 'live', 'base', 'index.html'), 'utf8')).toBe(html);
  });
});
