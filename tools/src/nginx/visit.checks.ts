import assert from 'node:assert/strict';
import { mkdirSync, rmdirSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { block, get, liveUrl, site } from './deployed';
import { look } from './look';

describe('a visitor with a browser', () => {
  it('sees home without a single error', { timeout: 90_000 }, async () => {
    const seen = await look(`http://localhost:${site().port}/m/home`, ['games/home-games', 'content/home-banner']);
    assert.deepEqual(seen.troubles, []);
    assert.ok(seen.parts.length > 2);
  });
});

// Last, because it stops hosts.
describe('a host that is down', () => {
  it('takes nothing else with it', async () => {
    await site().stopPart('games');
    assert.equal((await get(liveUrl('games'))).status, 502);
    assert.equal((await get(liveUrl('wallet'))).status, 200);
    assert.equal((await get('/m/home')).status, 200);
  });

  it('leaves a document that the start-up script can go on from, when it is the platform', async () => {
    await site().stopPlatform();
    const answer = await get('/m/home');
    assert.equal(answer.status, 200);
    assert.ok('microFrontends' in block(answer, 'discovery'));
    assert.equal((await get('/site.json')).status, 502);
    // While visitors are divided among shells, too: everybody gets the live one.
    const shells = path.join(site().site, 'live/base/shell');
    mkdirSync(shells);
    const divided = await get('/m/home');
    rmdirSync(shells);
    assert.deepEqual([divided.status, divided.headers['content-type']], [200, 'text/html; charset=utf-8']);
    assert.ok('microFrontends' in block(divided, 'discovery'));
  });
});
