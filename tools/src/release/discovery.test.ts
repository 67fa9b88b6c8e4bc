import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { DiscoveryDocument, ReleaseInfo } from '@foyer/shared/remote';
import { Ajv } from 'ajv';
import { integrityOf } from '../build/release-info';
import { publish } from './publish';
import { promote } from './releases';
import { build } from './testing/builds';
import { publishedForm } from './testing/published-form';
import { setTraffic } from './traffic';

let site: string;
beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'foyer-site-'));
});
afterEach(() => rmSync(site, { recursive: true, force: true }));

const validate = new Ajv({ allErrors: true, strict: false }).compile(publishedForm);
const troubles = (document: unknown): string[] =>
  validate(document) ? [] : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
const live = (channel = 'base') =>
  JSON.parse(readFileSync(path.join(site, 'live', channel, 'discovery.json'), 'utf8')) as DiscoveryDocument;

/** A host with two parts, a fallback, an experiment and an overlay. */
function fill(): void {
  for (const part of ['shell', 'games'])
    for (const version of ['1.0.0', '1.1.0', '2.0.0']) publish(site, build(part, version));
  for (const part of ['shell', 'games']) for (const version of ['1.0.0', '1.1.0']) promote(site, part, version);
  setTraffic(site, 'games', { '2.0.0': 10, '1.1.0': 90 });
  promote(site, 'games', '1.0.0', 'W3');
}

describe('the discovery document', () => {
  it('has the published form, in every channel', () => {
    fill();
    for (const channel of ['base', 'W3']) expect(troubles(live(channel))).toEqual([]);
    expect(live().microFrontends['games']).toHaveLength(2);
  });

  it('names the published form, and the release that serves where another does not load, by address and hash', () => {
    fill();
    expect(live().schema).toBe('https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json');
    const [served, tried] = live().microFrontends['games'] ?? [];
    expect(served?.fallbackUrl).toBe('/games/1.0.0/remoteEntry.js');
    expect(tried?.extras.fallback).toEqual({
      version: '1.1.0',
      release: '/games/1.1.0/release.json',
      integrity: served?.extras.files?.integrity,
    });
  });

  it('has the shell before in its place for browsers in which the live one does not start', () => {
    fill();
    const before = (file: string) => readFileSync(path.join(site, 'live/base/before', file), 'utf8');
    const document = JSON.parse(before('discovery.json')) as DiscoveryDocument;
    expect(troubles(document)).toEqual([]);
    const { shell, ...others } = document.microFrontends;
    expect(shell).toMatchObject([
      { url: '/shell/1.0.0/index.html', metadata: { version: '1.0.0' }, extras: { insteadOf: '1.1.0' } },
    ]);
    expect(shell?.[0]?.extras.fallback).toBeUndefined();
    expect(others).toEqual((({ shell: _, ...rest }) => rest)(live().microFrontends));
    expect(before('index.html')).toBe('shell of shell 1.0.0');
  });

  it('has none where the shell before is damaged, or there is none', () => {
    for (const version of ['1.0.0', '1.1.0']) publish(site, build('shell', version));
    promote(site, 'shell', '1.0.0');
    expect(existsSync(path.join(site, 'live/base/before'))).toBe(false);
    promote(site, 'shell', '1.1.0');
    expect(existsSync(path.join(site, 'live/base/before'))).toBe(true);
    writeFileSync(path.join(site, 'shell/1.0.0/index.html'), 'another');
    publish(site, build('games', '1.0.0'));
    promote(site, 'games', '1.0.0');
    expect(existsSync(path.join(site, 'live/base/before'))).toBe(false);
  });

  it('is never written in another form', () => {
    publish(site, build('games', '1.0.0', { info: { shared: [] as unknown as ReleaseInfo['shared'] } }));
    expect(() => promote(site, 'games', '1.0.0')).toThrow('discovery document of base does not fit');
  });

  it('names each release by its version and the hash of its entry, and says nothing else of it there', () => {
    fill();
    const said = Object.values(live().microFrontends).flatMap((list) => list.map(({ metadata }) => metadata));
    expect(said).toEqual([
      { version: '1.1.0', integrity: integrityOf('shell of shell 1.1.0') },
      { version: '1.1.0', integrity: integrityOf('entry of games 1.1.0') },
      { version: '2.0.0', integrity: integrityOf('entry of games 2.0.0') },
    ]);
  });
});

describe('the published form', () => {
  const release = { url: '/a/1/entry.js', metadata: { version: '1', integrity: 'sha256-a' } };
  const document = (given: object) => ({ schema: 'v1-pre', microFrontends: { a: [release, given] } });

  it.each([
    ['a hash that is missing', { ...release, url: '/a/2', metadata: { version: '2' } }],
    ['more in the metadata', { ...release, metadata: { ...release.metadata, name: 'a' } }],
    ['more beside it', { ...release, name: 'a' }],
    ['a share of more than all', { ...release, deployment: { traffic: 101, default: true } }],
    ['a share without a default', { ...release, deployment: { traffic: 50 } }],
    ['the same release twice', release],
  ])('does not take %s', (_, given) => {
    expect(troubles(document(given))).not.toEqual([]);
  });

  it('takes what is ours in the extras', () => {
    expect(troubles(document({ ...release, url: '/a/2', extras: { pages: {} } }))).toEqual([]);
    expect(troubles({ ...document({ ...release, url: '/a/2' }), signature: 'x' })).not.toEqual([]);
  });
});
