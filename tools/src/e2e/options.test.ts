import { previewToken, readPreviewToken } from '@foyer/shared/trust';
import { planOf, replayOf } from './options';

const NOW = 1_793_836_800_000;
const baseUrl = 'https://shop.example/m/home';
const origin = 'https://shop.example';
const link = `${origin}/preview?link=some.token`;

describe('where the browser suite runs', () => {
  it('is a site of its own unless another one is named', () => {
    expect(planOf({}, undefined, NOW)).toEqual({ kind: 'own' });
    expect(planOf({}, 'key', NOW)).toEqual({ kind: 'own' });
    expect(() => planOf({ release: ['games=1.5.0'] }, 'key', NOW)).toThrow('--release needs --base-url');
    expect(() => planOf({ public: true }, 'key', NOW)).toThrow('--public needs --base-url');
  });

  it('without a key only tests that need none run, whatever else is said', () => {
    const ops = 'http://127.0.0.1:14000';
    for (const wish of [{ baseUrl }, { baseUrl, ops }, { baseUrl, data: '/srv/data' }])
      expect(planOf(wish, undefined, NOW)).toEqual({ kind: 'public', origin });
    expect(planOf({ baseUrl, public: true }, 'key', NOW)).toEqual({ kind: 'public', origin });
    expect(() => planOf({ baseUrl: 'shop.example' }, undefined, NOW)).toThrow('an address');
  });

  it('with a key all run; operations may be elsewhere', () => {
    expect(planOf({ baseUrl }, 'key', NOW)).toEqual({ kind: 'all', origin, ops: origin });
    const wish = {
      baseUrl,
      ops: 'http://127.0.0.1:14000/',
      data: '/srv/data',
      release: ['games=1.5.0', 'shell=2.0.0'],
    };
    const all = { kind: 'all', origin, ops: 'http://127.0.0.1:14000', data: '/srv/data' };
    expect(planOf(wish, 'key', NOW)).toEqual({ ...all, releases: { games: '1.5.0', shell: '2.0.0' } });
  });
});

describe('the releases that its browsers see', () => {
  it('come with a link of an operator, of this very site', () => {
    expect(planOf({ baseUrl, link }, undefined, NOW)).toEqual({ kind: 'public', origin, token: 'some.token' });
    expect(() => planOf({ baseUrl, link: link.replace('shop', 'other') }, undefined, NOW)).toThrow(
      'not of https://shop',
    );
    expect(() => planOf({ baseUrl, link: origin }, undefined, NOW)).toThrow('--link has to be a link');
    expect(() => planOf({ baseUrl, link }, 'key', NOW)).toThrow('make merchants of their own');
  });

  it('or are signed for with the key, for an hour', () => {
    expect(() => planOf({ baseUrl, release: ['games=1.5.0'] }, undefined, NOW)).toThrow('ask an operator for a link');
    expect(() => planOf({ baseUrl, release: ['games=1.5.0'], link }, 'key', NOW)).toThrow('give one of them');
    const { token = '' } = planOf({ baseUrl, release: ['games=1.5.0'], public: true }, 'key', NOW);
    const named = { host: 'shop.example', releases: { games: '1.5.0' }, until: NOW + 3_600_000 };
    expect(token).toBe(previewToken('key', named));
    expect(readPreviewToken('key', token)).toEqual(named);
  });
});

describe('a failed test', () => {
  const bundle = { test: 'specs/shell.spec.ts:14', project: 'site', title: 'x', environment: { E2E_MERCHANT: 'T0A' } };

  it('runs again alone, with the code of its merchant and a trace', () => {
    expect(replayOf(JSON.stringify(bundle))).toEqual({
      words: ['--project=site', '--no-deps', 'specs/shell.spec.ts:14'],
      env: { E2E_MERCHANT: 'T0A', E2E_TRACE: '1' },
    });
  });

  it('says nothing else to the command, whoever wrote its bundle', () => {
    for (const other of [
      { test: '--config=evil.ts' },
      { test: 'specs/x.spec.ts:1 --config=evil.ts' },
      { project: 'site --config=evil.ts' },
      { environment: { NODE_OPTIONS: '--require /tmp/evil.js' } },
    ])
      expect(() => replayOf(JSON.stringify({ ...bundle, ...other }))).toThrow(
        'replay.json is not that of a failed test',
      );
  });
});
