import assert from 'node:assert/strict';
import { cpSync, mkdirSync, readFileSync, readlinkSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { type DiscoveredRelease, type DiscoveryDocument, pickRelease } from '@foyer/shared/remote';
import { ask } from './ask';
import { block, get, site } from './deployed';
import { OPS_KEY } from './deployment';

describe('documents', () => {
  for (const url of ['/', '/m', '/m/home', '/m/some/deep/link?x=1', '/register.html']) {
    it(`${url} has its data inline and is asked for anew each time`, async () => {
      const answer = await get(url);
      assert.equal(answer.status, 200);
      assert.equal(answer.headers['content-type'], 'text/html; charset=utf-8');
      assert.equal(answer.headers['cache-control'], 'private, no-cache');
      assert.equal(answer.headers['x-content-type-options'], 'nosniff');
      assert.match(
        answer.headers['content-security-policy']?.toString() ?? '',
        /object-src 'none'.*frame-ancestors 'none'$/,
      );
      assert.equal(answer.headers['integrity-policy'], 'blocked-destinations=(script), endpoints=(integrity)');
      assert.equal(answer.headers['reporting-endpoints'], 'integrity="/integrity-reports"');
      assert.equal(answer.headers['cross-origin-opener-policy'], 'same-origin');
      assert.match(answer.headers['permissions-policy']?.toString() ?? '', /camera=\(\)/);
      assert.equal(answer.headers['strict-transport-security'], undefined);
      assert.equal(answer.headers['referrer-policy'], 'strict-origin-when-cross-origin');
      assert.equal(block(answer, 'site')['merchantCode'], 'DEMO');
      assert.ok('microFrontends' in block(answer, 'discovery'));
      assert.ok(Object.keys(block(answer, 'first')).some((release) => release.startsWith('shell@')));
      assert.ok(!answer.text.includes('<!--#'));
    });
  }

  it('are of one generation with all their blocks, however often the pointer moves meanwhile', async () => {
    const pointer = path.join(site().site, 'live');
    const before = readlinkSync(pointer);
    const point = (to: string) => {
      symlinkSync(to, `${pointer}.half`);
      renameSync(`${pointer}.half`, pointer);
    };
    const other = `${before}-marked`;
    cpSync(path.join(site().site, before, 'base'), path.join(site().site, other, 'base'), {
      recursive: true,
      dereference: true,
    });
    for (const file of ['discovery.json', 'first/m/gameList.json'])
      writeFileSync(path.join(site().site, other, 'base', file), '{"microFrontends":{},"marked":true}');
    let moving = true;
    const move = (async () => {
      for (let turn = 0; moving; turn += 1) {
        point(turn % 2 === 0 ? other : before);
        await new Promise(setImmediate);
      }
    })();
    const seen = new Set<boolean>();
    try {
      for (let round = 0; round < 500; round += 1) {
        const answer = await get('/m/gameList');
        const marked = 'marked' in block(answer, 'discovery');
        assert.equal('marked' in block(answer, 'first'), marked);
        seen.add(marked);
      }
    } finally {
      moving = false;
      await move;
      point(before);
      rmSync(path.join(site().site, other), { recursive: true });
    }
    assert.deepEqual([...seen].sort(), [false, true]);
  });

  it('are of the shell before in a browser whose boot script asks for it, and then kept nowhere', async () => {
    const base = path.join(site().site, 'live', 'base');
    const ask = () => get('/m/home', undefined, { cookie: 'other=1; foyer_shell=before' });
    assert.equal((await ask()).text, (await get('/m/home')).text);
    mkdirSync(path.join(base, 'before'));
    try {
      writeFileSync(path.join(base, 'before/index.html'), '<p><!--# include virtual="/discovery.json" -->');
      writeFileSync(path.join(base, 'before/discovery.json'), '{"of":"the shell before"}');
      const answer = await ask();
      assert.equal(answer.text, '<p>{"of":"the shell before"}');
      assert.equal(answer.headers['cache-control'], 'no-store');
      assert.match(answer.headers['integrity-policy']?.toString() ?? '', /blocked-destinations=\(script\)/);
      for (const cookie of ['', 'foyer_shell=', 'foyer_shell=../base', 'foyer_shell=before/..'])
        assert.match((await get('/m/home', undefined, { cookie })).headers['cache-control'] ?? '', /no-cache$/);
    } finally {
      rmSync(path.join(base, 'before'), { recursive: true });
    }
  });

  it('name a visitor who has no name, and nobody else', async () => {
    const named = async (cookie?: string, headers: Record<string, string> = {}) =>
      (await get('/m/home', undefined, { ...headers, ...(cookie && { cookie }) })).headers;
    const { 'set-cookie': [first = ''] = [] } = await named();
    assert.match(first, /^foyer_visitor=[0-9a-f]{24}; Max-Age=34560000; Path=\/; SameSite=Lax$/);
    const { 'set-cookie': [second = ''] = [] } = await named(`foyer_visitor=${'0'.repeat(23)}G`);
    assert.notEqual(second, first);
    const known = await named(`a=1; foyer_visitor=${'0'.repeat(24)}`);
    assert.deepEqual([known['set-cookie'], known['cache-control']], [undefined, 'no-cache']);
    assert.equal((await get('/discovery.json')).headers['set-cookie'], undefined);
  });

  it('are chosen by the platform while visitors are divided among shells, by the same choice as the boot script makes', async () => {
    const base = path.join(site().site, 'live', 'base');
    const file = path.join(base, 'discovery.json');
    const before = readFileSync(file, 'utf8');
    const document = JSON.parse(before) as DiscoveryDocument;
    const [live] = document.microFrontends['shell'] ?? [];
    assert.ok(live);
    const half = (release: DiscoveredRelease, version: string, isDefault: boolean): DiscoveredRelease => ({
      ...{ ...release, metadata: { ...release.metadata, version } },
      deployment: { traffic: 50, default: isDefault },
    });
    const shells = [half(live, live.metadata.version, true), half(live, '9.0.0', false)];
    const divided = (shell: DiscoveredRelease[]) => ({
      ...document,
      microFrontends: { ...document.microFrontends, shell },
    });
    mkdirSync(path.join(base, 'shell/9.0.0'), { recursive: true });
    try {
      writeFileSync(
        path.join(base, 'shell/9.0.0/index.html'),
        '<p>shell 9.0.0 <!--# include virtual="/discovery.json" -->',
      );
      writeFileSync(path.join(base, 'shell/9.0.0/discovery.json'), JSON.stringify(divided([...shells].reverse())));
      writeFileSync(file, JSON.stringify(divided(shells)));
      const got = new Set<string>();
      for (let number = 0; number < 40; number += 1) {
        const visitor = number.toString(16).padStart(24, '0');
        const answer = await get('/m/home', undefined, { cookie: `foyer_visitor=${visitor}` });
        const version = pickRelease('shell', shells, visitor)?.metadata.version ?? '';
        assert.equal(answer.text.startsWith('<p>shell 9.0.0 {'), version === '9.0.0');
        assert.equal(answer.headers['cache-control'], 'private, no-cache');
        got.add(version);
      }
      assert.equal(got.size, 2);
      const first = await get('/m/home');
      const name = /foyer_visitor=(\w{24})/.exec(first.headers['set-cookie']?.join() ?? '')?.[1] ?? '';
      assert.equal(first.text.startsWith('<p>'), pickRelease('shell', shells, name)?.metadata.version === '9.0.0');
      // Another merchant has documents of its own.
      assert.equal(block(await get('/m/home', 'w3.localhost'), 'discovery')['schema'], 'of-w3');
    } finally {
      writeFileSync(file, before);
      rmSync(path.join(base, 'shell'), { recursive: true });
    }
  });

  it('list the files that their own path needs first', async () => {
    const exposes = async (url: string, host?: string) =>
      Object.values(block(await get(url, host), 'first') as Record<string, { exposes: object }>)
        .flatMap((files) => Object.keys(files.exposes))
        .sort();
    assert.ok((await exposes('/m/login?x=1')).includes('login'));
    assert.ok((await exposes('/m/gameList/')).includes('game-list'));
    assert.ok((await exposes('/')).includes('home-games'));
    assert.deepEqual(await exposes('/m'), await exposes('/m/home'));
    assert.ok(!(await exposes('/m/some/deep/link')).includes('home-games'));
    assert.equal((await get('/first/m/login.json')).headers['cache-control'], 'no-cache');
    assert.equal((await get('/first/../log/releases.jsonl')).status, 404);
  });

  it('carry the first view of a page that has a picture, with the name of the site', async () => {
    const { text } = await get('/m/login');
    assert.match(
      text,
      /<template data-picture="login" data-release="account@[^"]+" data-language="TY" data-address="\/m\/login">/,
    );
    assert.doesNotMatch(text, /\{\{/);
    assert.doesNotMatch((await get('/m/notice')).text, /<template/);
  });

  it('carry the first games of the category that the address names', async () => {
    const games = async (search: string) => {
      const { text } = await get(`/m/gameList${search}`);
      assert.doesNotMatch(text, /\{\{/);
      return text.split(`data-address="/m/gameList${search}"`)[1]?.match(/<article.*?<\/article>/gs) ?? [];
    };
    const [slots, fish] = [await games('?gameType=RNG'), await games('?gameType=FISH')];
    assert.deepEqual([slots.length, fish.length], [12, 12]);
    assert.notDeepEqual(slots, fish);
    assert.deepEqual(await games(''), slots);
    assert.deepEqual(await games('?gameType=RNG&q=a'), []);
  });

  it('have a service worker for the whole site, asked for anew each time', async () => {
    const answer = await get('/sw.js');
    assert.equal(answer.status, 200);
    assert.match(answer.headers['content-type'] ?? '', /^(text|application)[/]javascript/);
    assert.equal(answer.headers['cache-control'], 'no-cache');
    assert.equal(answer.headers['service-worker-allowed'], '/');
  });

  it('have the list of releases that were taken back, a few bytes that open pages ask for', async () => {
    const answer = await get('/taken-back.json');
    assert.equal(answer.headers['cache-control'], 'no-cache');
    assert.match(answer.headers['content-type'] ?? '', /^application[/]json/);
    assert.deepEqual(JSON.parse(answer.text), {});
    assert.deepEqual(JSON.parse((await get('/taken-back.json', 'w3.localhost')).text), { games: ['of-w3'] });
  });

  it('come compressed, with the same data', async () => {
    const answer = await get('/m/home', undefined, { 'accept-encoding': 'gzip, br' });
    assert.equal(answer.headers['content-encoding'], 'gzip');
    assert.equal(block(answer, 'site')['merchantCode'], 'DEMO');
    assert.equal(answer.text, (await get('/m/home')).text);
  });

  it('are those of the merchant, by host name', async () => {
    const [own, base] = [await get('/m/home', 'w3.localhost'), await get('/m/home', 'demo.localhost')];
    assert.equal(block(own, 'site')['merchantCode'], 'W3');
    assert.equal(block(own, 'discovery')['schema'], 'of-w3');
    assert.equal(
      (JSON.parse((await get('/discovery.json', 'W3.localhost')).text) as Record<string, unknown>)['schema'],
      'of-w3',
    );
    assert.notEqual(block(base, 'discovery')['schema'], 'of-w3');
  });

  it('are refused under a name that nobody gave to a merchant', async () => {
    const answer = await get('/m/home', 'elsewhere.example');
    assert.equal(answer.status, 400);
    assert.match(answer.text, /^No site is served under this name/);
    assert.equal(answer.headers['strict-transport-security'], 'max-age=31536000; includeSubDomains');
    assert.equal((await get('/wps/system/status', 'elsewhere.example')).status, 400);
    assert.equal((await get('/edge-health', 'elsewhere.example')).status, 200);
  });

  it('that were opened by a mailed link tell nobody their address', async () => {
    assert.equal((await get('/m/forget?key=abc')).headers['referrer-policy'], 'no-referrer');
  });

  it('ask for https under a name that is not of this machine', async () => {
    const answer = await get('/m/home', 'real.example');
    assert.equal(answer.headers['strict-transport-security'], 'max-age=31536000; includeSubDomains');
    assert.equal(answer.headers['x-content-type-options'], 'nosniff');
  });

  it('name no opener policy and no https at a plain address, where browsers heed neither', async () => {
    const { status, headers } = await get('/m/home', '192.0.2.7');
    assert.equal(status, 200);
    assert.equal(headers['cross-origin-opener-policy'], undefined);
    assert.equal(headers['strict-transport-security'], undefined);
    assert.match(headers['permissions-policy']?.toString() ?? '', /camera=\(\)/);
    for (const host of ['real.example', '127.0.0.1', 'localhost'])
      assert.equal((await get('/m/home', host)).headers['cross-origin-opener-policy'], 'same-origin');
  });

  it('hold no markup of a merchant’s own texts', async () => {
    const name = '</script><script>alert(1)</script><!--';
    const headers = { 'x-ops-key': OPS_KEY };
    const made = await ask(site().opsPort, '/_ops/merchants', {
      method: 'POST',
      headers,
      body: { code: 'DANGER', name },
    });
    assert.equal(made.status, 201);
    const answer = await get('/m/home', 'danger.localhost');
    assert.equal(block(answer, 'site')['name'], name);
    assert.ok(!answer.text.includes('<script>alert'));
    assert.ok(!(await get('/site.json', 'danger.localhost')).text.includes('<'));
  });
});
