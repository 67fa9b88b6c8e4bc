import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type DiscoveryDocument, pickRelease } from '@foyer/shared/remote';
import { parseArms } from './experiment/arms';
import { startExperiment, stopExperiment, type Wish } from './experiment/experiments';
import { publish } from './publish';
import { promote } from './releases';
import { demandChooser } from './shell-shares';
import { build, filesOfPart } from './testing/builds';
import { commandHere } from './testing/command-here';
import { setTraffic } from './traffic';
import { verify } from './verify';

let site: string;
const shell = (version: string, more: object = {}, knows = true) =>
  build('shell', version, {
    files: {
      ...filesOfPart('shell', version),
      'index.html': `${knows ? 'foyer_visitor' : 'boot'} of shell ${version}`,
    },
    info: more,
  });
beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'foyer-site-'));
  for (const version of ['1.0.0', '1.1.0', '2.0.0']) publish(site, shell(version));
  publish(site, build('games', '1.0.0', { info: { shared: { react: '^19.0.0' } } }));
  for (const version of ['1.0.0', '1.1.0']) promote(site, 'shell', version);
  promote(site, 'games', '1.0.0');
});
afterEach(() => rmSync(site, { recursive: true, force: true }));

const text = (name: string) => readFileSync(path.join(site, 'live/base', name), 'utf8');
const shellsOf = (folder: string) =>
  (JSON.parse(text(`${folder}discovery.json`)) as DiscoveryDocument).microFrontends['shell'] ?? [];
const told = (folder: string) =>
  shellsOf(folder).map(({ metadata, extras }) => [metadata.version, extras.insteadOf, extras.arms?.[0]?.arm]);
const wish: Wish = {
  ...{ name: 'frame', part: 'shell', on: 'base', hypothesis: 'Another frame leads to more bets', until: '2999-01-31' },
  ...{ metric: 'bet', guardrails: ['failures'], arms: parseArms(['old:1.1.0=50', 'new:2.0.0=50']) },
};

describe('an experiment of shells', () => {
  it('has documents of each, with its own shell first, and the shell before each for the same arm', () => {
    startExperiment(site, wish);
    expect(text('index.html')).toContain('1.1.0');
    expect(told('')).toEqual([
      ['1.1.0', undefined, 'old'],
      ['2.0.0', undefined, 'new'],
    ]);
    expect(text('before/index.html')).toContain('1.0.0');
    expect(told('before/')).toEqual([
      ['1.0.0', '1.1.0', 'old'],
      ['2.0.0', undefined, 'new'],
    ]);
    expect(text('shell/2.0.0/index.html')).toContain('2.0.0');
    expect(told('shell/2.0.0/')).toEqual([
      ['2.0.0', undefined, 'new'],
      ['1.1.0', undefined, 'old'],
    ]);
    expect(text('shell/2.0.0/before/index.html')).toContain('1.1.0');
    expect(told('shell/2.0.0/before/')).toEqual([
      ['1.1.0', '2.0.0', 'new'],
      ['1.1.0', undefined, 'old'],
    ]);
    expect(verify(site)).toEqual([]);
    stopExperiment(site, 'frame');
    expect(existsSync(path.join(site, 'live/base/shell'))).toBe(false);
    expect(JSON.parse(text('taken-back.json'))).toEqual({ shell: ['2.0.0'] });
  });

  it('is chosen alike by the list of any of its documents, for 10,000 visitors', () => {
    for (const shares of [undefined, { '1.1.0': 70, '2.0.0': 30 }]) {
      if (shares) setTraffic(site, 'shell', shares);
      else startExperiment(site, wish);
      const lists = ['', 'shell/2.0.0/'].map(shellsOf);
      const picked = new Map<string | undefined, number>();
      for (let index = 0; index < 10_000; index += 1) {
        const [one, other] = lists.map(
          (list) => pickRelease('shell', list, index.toString(16).padStart(24, '0'))?.metadata.version,
        );
        if (one !== other) throw new Error(`${index} gets ${one} by one document and ${other} by another`);
        picked.set(one, (picked.get(one) ?? 0) + 1);
      }
      expect(Math.abs((picked.get('2.0.0') ?? 0) - (shares ? 3_000 : 5_000))).toBeLessThan(150);
      if (!shares) stopExperiment(site, 'frame');
    }
  });

  it('is refused with a shell that does not know the visitor, and with one that a remote does not fit', () => {
    publish(site, shell('0.9.0', {}, false));
    const old = { ...wish, arms: parseArms(['1.1.0=50', '0.9.0=50']) };
    expect(() => startExperiment(site, old)).toThrow('shell 0.9.0 is from before shells were divided');
    expect(() => setTraffic(site, 'shell', { '0.9.0': 100 })).toThrow('shell 0.9.0 is from before shells were divided');
    publish(site, shell('3.0.0', { shared: { react: '20.0.0' } }));
    expect(() => startExperiment(site, { ...wish, arms: parseArms(['1.1.0=50', '3.0.0=50']) })).toThrow(
      'games 1.0.0 needs react ^19.0.0, and the shell that the base has, 3.0.0, shares 20.0.0.',
    );
    expect(readdirSync(path.join(site, 'live/base'))).not.toContain('shell');
  });
});

describe('a site that chooses no documents', () => {
  /** Serves `/m/home` as hosts do that name visitors or not. */
  async function serve<T>(namesFor: (request: IncomingMessage) => boolean, use: (address: string) => Promise<T>) {
    const server = createServer((request, response) => {
      if (namesFor(request)) response.setHeader('set-cookie', `foyer_visitor=${'1'.repeat(24)}; Path=/`);
      response.end('a document');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    try {
      return await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    } finally {
      server.closeAllConnections();
      server.close();
    }
  }

  it('is refused: of plain files, behind a cache that takes cookies, or where nobody answers', async () => {
    await serve(({ headers }) => headers.cookie === undefined, demandChooser);
    const refusal = /gives everybody the same document: a host of plain files cannot divide/;
    await expect(serve(() => false, demandChooser)).rejects.toThrow(refusal);
    await expect(serve(() => true, demandChooser)).rejects.toThrow(refusal);
    await expect(demandChooser('http://127.0.0.1:9')).rejects.toThrow(
      'Say with --address where visitors open the site.',
    );
  });

  it('is asked by the command before anything is decided', async () => {
    const words = ['traffic', 'shell', '1.1.0=90', '2.0.0=10', '--address'];
    const refused = await serve(
      () => false,
      (address) => commandHere(site, [...words, address]),
    );
    expect([refused.code, refused.stderr]).toEqual([1, expect.stringContaining('a host of plain files')]);
    expect(shellsOf('')).toHaveLength(1);
    const done = await serve(
      ({ headers }) => headers.cookie === undefined,
      (address) => commandHere(site, [...words, address]),
    );
    expect([done.code, shellsOf('').length]).toEqual([0, 2]);
  });
});
