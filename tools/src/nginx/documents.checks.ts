import assert from 'node:assert/strict';
import { cpSync, readlinkSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { ask } from './ask';
import { block, get, site } from './deployed';
import { OPS_KEY } from './deployment';

describe('documents', () => {
  for (const url of ['/', '/m', '/m/home', '/m/some/deep/link?x=1', '/register.html']) {
    it(`${url} has its data inline and is asked for anew each time`, async () => {
      const answer = await get(url);
      assert.equal(answer.status, 200);
      assert.equal(answer.headers['content-type'], 'text/html; charset=utf-8');
      assert.equal(answer.headers['cache-control'], 'no-cache');
      assert.equal(answer.headers['x-content-type-options'], 'nosniff');
      assert.match(
        answer.headers['content-security-policy']?.toString() ?? '',
        /object-src 'none'.*frame-ancestors 'none'$/,
      );
      assert.equal(answer.headers['integrity-policy'], 'blocked-destinations=(script)');
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

  it('have a service worker for the whole site, asked for anew each time', async () => {
    const answer = await get('/sw.js');
    assert.equal(answer.status, 200);
    assert.match(answer.headers['content-type'] ?? '', /^(text|application)[/]javascript/);
    assert.equal(answer.headers['cache-control'], 'no-cache');
    assert.equal(answer.headers['service-worker-allowed'], '/');
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
