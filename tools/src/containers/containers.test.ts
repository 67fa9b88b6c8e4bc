import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from '../paths';
import { clientOf } from './addresses';
import { baseImages, imagesOf, standIn, unsaid } from './base-images';
import { lacking, NEEDED_BYTES } from './lacks';
import { freeNetwork } from './network';
import { answerOf, runCommand } from './run-command';
import { sizesShown } from './sizes';
import { changeGames, copySources, nameHosts } from './sources';

const all = { client: true, free: NEEDED_BYTES, imagesFail: {} };

describe('what is missing to try the containers', () => {
  it('is nothing where all is there, also where the engine keeps its images on another machine', () => {
    expect(lacking(all)).toEqual([]);
    expect(lacking({ client: true, imagesFail: {} })).toEqual([]);
  });

  it('is one sentence each, with how to get it', () => {
    const sentences = lacking({
      ...all,
      composeFails: "docker: 'compose' is not a docker command.",
      buildFails: 'no',
      free: 2.4e9,
      imagesFail: { 'node:26-slim': 'dial tcp: i/o timeout\nmore' },
      browserFails: 'No Chromium here: install it',
    });
    expect(sentences).toEqual([
      expect.stringMatching(/^"docker compose" is not there: install/),
      expect.stringMatching(/^"docker buildx" is not there: install/),
      expect.stringMatching(/^The disk of the engine has 2\.4 GB free: 10\.0 GB are needed/),
      expect.stringMatching(
        /^The image node:26-slim is not here and does not come \(dial tcp: i\/o timeout\): bring it/,
      ),
      'No round can be played: No Chromium here: install it',
    ]);
  });

  it('is the engine alone where it is not there, or does not answer', () => {
    expect(lacking({ ...all, client: false, browserFails: 'none' })).toEqual([
      expect.stringMatching(/^There is no engine: .* Install Docker Engine/),
    ]);
    expect(lacking({ ...all, engineFails: 'Cannot connect to the Docker daemon at unix:///x.\n', free: 0 })).toEqual([
      'The engine does not answer (Cannot connect to the Docker daemon at unix:///x.): start dockerd, or say in DOCKER_HOST where it listens.',
    ]);
  });

  it('is said by the command itself, which then ends with 3 and has tried nothing', async () => {
    const nowhere = mkdtempSync(path.join(tmpdir(), 'foyer-nowhere-'));
    try {
      const words = ['--import', 'tsx', 'tools/src/containers.ts'];
      const env = { ...process.env, PATH: nowhere };
      await expect(promisify(execFile)(process.execPath, words, { cwd: root, env })).rejects.toMatchObject({
        code: 3,
        stdout: '',
        stderr: expect.stringMatching(/There is no engine(?:.|\n)*NOT TRIED/),
      });
    } finally {
      rmSync(nowhere, { recursive: true });
    }
  });
});

describe('images that are built on', () => {
  it('are those of the Dockerfiles and of the compose file, without stages of their own', () => {
    expect(baseImages(root)).toEqual(['nginx:1.28-alpine', 'node:26-slim', 'postgres:17-alpine']);
    expect(imagesOf('FROM a:1 AS one\nFROM one AS two\nFROM scratch\nCOPY --from=two / /\nFROM b\n')).toEqual([
      'a:1',
      'b',
    ]);
  });

  it('are told to be stand-ins where they are not what they are called', () => {
    const debian = 'PRETTY_NAME="Debian GNU/Linux 13 (trixie)"\nID=debian\n';
    const said =
      'nginx:1.28-alpine is a stand-in made of Debian GNU/Linux 13 (trixie) here: nothing of this run is proven for Alpine.';
    expect(standIn('nginx:1.28-alpine', debian)).toBe(said);
    expect(standIn('nginx:1.28-alpine', 'NAME="Alpine Linux"\nID=alpine\n')).toBeUndefined();
    expect(standIn('node:26-slim', debian)).toBeUndefined();
  });
});

describe('the environment of a trial', () => {
  it('says nothing of what an operator may have set', () => {
    const { PORT, OPS_KEY, TRUST_ROOT, EDGE_BIND, ...others } = unsaid(root);
    expect([PORT, OPS_KEY, TRUST_ROOT, EDGE_BIND, ...Object.values(others)].every((value) => value === '')).toBe(true);
    expect(others).toHaveProperty('HOSTS_FILE');
  });
});

describe('sizes of images', () => {
  const bases = { 'nginx:1.28-alpine': 50e6 };

  it('are shown, those on a shared base with what they add to it', () => {
    const { lines, over } = sizesShown(
      [
        { service: 'platform', bytes: 300e6 },
        { service: 'games', bytes: 54.4e6 },
      ],
      bases,
    );
    expect(lines).toEqual([
      'platform         300 MB',
      'games             54 MB, 4.4 of them on top of nginx:1.28-alpine',
    ]);
    expect(over).toEqual([]);
  });

  it.each([
    ['platform', 301e6, 'The image of platform has 301.0 MB: 300 are its budget.'],
    ['release', 241e6, 'The image of release has 241.0 MB: 240 are its budget.'],
    ['games', 55.1e6, 'The image of games has 5.1 MB on top of nginx:1.28-alpine: 5 are its budget.'],
    ['edge', 51.1e6, 'The image of edge has 1.1 MB on top of nginx:1.28-alpine: 1 are its budget.'],
  ])('over the budget of %s are told', (service, bytes, sentence) => {
    expect(sizesShown([{ service, bytes }], bases).over).toEqual([sentence]);
  });
});

describe('the network of a trial', () => {
  it('is the first that no other overlaps, narrow or wide', () => {
    expect(freeNetwork(['172.17.0.0/16', '172.30.40.0/24'])).toBe('172.30.41');
    expect(freeNetwork(['172.30.41.0/24', '172.30.42.128/25'])).toBe('172.30.43');
    expect(freeNetwork(['172.30.32.0/19'])).toBe('172.30.64');
  });

  it('is refused where every one is taken', () => {
    expect(() => freeNetwork(['172.16.0.0/12'])).toThrow('is taken');
  });
});

describe('the address of a client', () => {
  const log = [
    'edge-1  | 172.30.41.1 shop.localhost GET /m/help 200 5120 0.004',
    'edge-1  | 10.0.0.9 shop.localhost GET /m/help 200 5120 0.004',
    'edge-1  | 172.30.41.1 shop.localhost GET /m/helpers 200 5120 0.004',
  ].join('\n');

  it('is that of the last line of the path, as the edge writes its log', () => {
    expect(clientOf(log, '/m/help')).toBe('10.0.0.9');
    expect(clientOf(log, '/m/news')).toBeUndefined();
    const template = readFileSync(path.join(root, 'tools/deploy/nginx/edge.conf.template'), 'utf8');
    expect(template).toContain("log_format edge '$remote_addr $host $request_method $uri $status ");
  });
});

describe('the sources of a trial', () => {
  it('are a copy, in which a change is none here', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'foyer-sources-'));
    try {
      expect(copySources(folder)).toBeGreaterThan(3000);
      const file = 'remotes/games/src/game-list/game-list.page.tsx';
      const here = readFileSync(path.join(root, file), 'utf8');
      expect(readFileSync(path.join(folder, file), 'utf8')).toBe(here);
      changeGames(folder);
      nameHosts(folder, ['shop.localhost SHOP;']);
      expect(readFileSync(path.join(folder, file), 'utf8')).not.toBe(here);
      expect(readFileSync(path.join(folder, 'tools/deploy/nginx/hosts.map'), 'utf8')).toMatch(
        /\nshop\.localhost SHOP;\n$/,
      );
      expect(readFileSync(path.join(root, file), 'utf8')).toBe(here);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

describe('a command of the engine', () => {
  const place = { cwd: root, env: process.env };

  it('that fails is told with what it said', async () => {
    const words = [process.execPath, '-e', 'console.log("so far"); console.error("no room"); process.exit(4)'];
    await expect(answerOf(words, place)).rejects.toThrow(/ended with 4:\nso far\n+no room/);
    expect((await runCommand(['/nowhere/docker'], place)).code).toBeNull();
  });

  it('is ended by an interruption', async () => {
    const interrupted = new AbortController();
    const running = answerOf([process.execPath, '-e', 'setInterval(() => {}, 1000)'], {
      ...place,
      signal: interrupted.signal,
    });
    interrupted.abort(new Error('Interrupted.'));
    await expect(running).rejects.toThrow('Interrupted.');
  });
});
