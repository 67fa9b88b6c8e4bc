import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ask } from './ask';
import { block, get, liveUrl, site } from './deployed';
import { OPS_KEY } from './deployment';

/** Makes a link of the demonstration's merchant to the release that is live; gives its address below the origin. */
async function linkTo(part: string): Promise<string> {
  const version = liveUrl(part).split('/')[2] ?? '';
  const made = await ask(site().opsPort, '/_ops/merchants/DEMO/preview-links', {
    method: 'POST',
    headers: { 'x-ops-key': OPS_KEY },
    body: { releases: { [part]: version }, minutes: 5 },
  });
  assert.equal(made.status, 201, made.text);
  const { pathname, search } = new URL((JSON.parse(made.text) as { url: string }).url);
  return pathname + search;
}

describe('a link to a preview', () => {
  it('is opened through the edge, and its browser alone gets documents of the platform', async () => {
    const link = await linkTo('games');
    assert.match((await get(link)).text, /<form method="post" action="\/preview\?link=/);
    const pressed = await ask(site().port, link, { method: 'POST', form: {} });
    assert.equal(pressed.status, 303);
    const cookie = pressed.headers['set-cookie']?.[0]?.split(';')[0] ?? '';
    assert.match(cookie, /^foyer-preview=/);

    const previewed = await get('/m/home', 'localhost', { cookie: `other=1; ${cookie}` });
    assert.equal(previewed.status, 200);
    assert.ok('preview' in block(previewed, 'site'));
    assert.equal(previewed.headers['cache-control'], 'no-store');
    assert.equal(previewed.headers['integrity-policy'], 'blocked-destinations=(script), endpoints=(integrity)');
    assert.equal(previewed.headers['reporting-endpoints'], 'integrity="/integrity-reports"');
    assert.ok(!previewed.text.includes('<!--#'));
    for (const headers of [{}, { cookie: 'other=1' }, { cookie: 'not-foyer-preview=x' }]) {
      const others = await get('/m/home', 'localhost', headers);
      assert.ok(!('preview' in block(others, 'site')));
      // The edge names the visitor with it, so that no cache between may keep it (decision 97).
      assert.equal(others.headers['cache-control'], 'private, no-cache');
    }
    const elsewhere = await get('/m/home', 'w3.localhost', { cookie });
    assert.ok(!('preview' in block(elsewhere, 'site')));
    assert.equal(block(elsewhere, 'discovery')['schema'], 'of-w3');
  });
});
