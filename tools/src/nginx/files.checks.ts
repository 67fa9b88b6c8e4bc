import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { partNames } from '../paths';
import { get, liveUrl, site } from './deployed';

describe('files of a release', () => {
  for (const part of partNames) {
    it(`of ${part} come from its own host and never change`, async () => {
      const folder = liveUrl(part).replace(/[^/]*$/, '');
      const answer = await get(`${folder}release.json`);
      assert.equal(answer.status, 200);
      assert.equal(answer.headers['cache-control'], 'public, max-age=31536000, immutable');
      assert.equal(answer.headers['x-content-type-options'], 'nosniff');
      assert.equal(answer.headers['access-control-allow-origin'], '*');
      assert.deepEqual(answer.bytes, readFileSync(path.join(site().site, folder, 'release.json')));
    });
  }

  for (const [accepted, coding, suffix] of [
    ['gzip, deflate, br', 'br', '.br'],
    ['br;q=0, gzip', 'gzip', '.gz'],
    ['gzip', 'gzip', '.gz'],
    ['', undefined, ''],
  ] as const) {
    it(`go out as they were compressed by the release: "${accepted}"`, async () => {
      const url = liveUrl('games');
      const answer = await get(url, undefined, { 'accept-encoding': accepted });
      assert.equal(answer.status, 200);
      assert.equal(answer.headers['content-encoding'], coding);
      assert.match(answer.headers['content-type'] ?? '', /^(text|application)\/javascript$/);
      assert.match(answer.headers['vary'] ?? '', /accept-encoding/i);
      assert.equal(answer.headers['cache-control'], 'public, max-age=31536000, immutable');
      assert.deepEqual(answer.bytes, readFileSync(path.join(site().site, `${url}${suffix}`)));
    });
  }

  it('that are missing are not kept', async () => {
    for (const url of ['/games/9.9.9/remoteEntry.js', `${liveUrl('games')}.br`, '/games/']) {
      const answer = await get(url, undefined, { 'accept-encoding': 'br' });
      assert.ok([403, 404].includes(answer.status), `${url} answered ${answer.status}`);
      assert.equal(answer.headers['cache-control'], undefined);
    }
  });

  it('are all there is: neither the log nor the folders of what is live', async () => {
    for (const url of [
      '/log/releases.jsonl',
      '/live/base/index.html',
      '/live/W3/discovery.json',
      '/games/../log/releases.jsonl',
    ]) {
      assert.equal((await get(url)).status, 404, url);
    }
  });
});
