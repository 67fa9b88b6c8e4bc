import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { ask } from './ask';
import { get, site } from './deployed';
import { VENDOR_HOST } from './deployment';

describe('the way to the platform', () => {
  it('is open for calls, pictures, the description of the calls and the operations', async () => {
    const status = await get('/wps/system/status', 'w3.localhost');
    assert.equal((JSON.parse(status.text) as { success: boolean }).success, true);
    assert.equal((await get('/art/logo/icon.svg')).headers['content-type'], 'image/svg+xml');
    assert.equal((await get('/docs/json')).status, 200);
    assert.equal((await get('/_ops/merchants/DEMO')).status, 403);
    const all = await get('/docs/json', undefined, { 'accept-encoding': 'br' });
    assert.equal(all.headers['content-encoding'], 'br');
  });

  it('leads to the vendor on the vendor’s own name, and from no other', async () => {
    const page = await get('/play/lobby', VENDOR_HOST);
    assert.equal(page.status, 200);
    assert.match(page.headers['content-security-policy']?.toString() ?? '', /default-src 'none'/);
    assert.equal((await get('/play/lobby')).status, 404);
    assert.notEqual((await get('/m/home', VENDOR_HOST)).status, 200);
  });

  it('keeps the Host and replaces what a client says of itself', async () => {
    const forged = { 'x-forwarded-for': '9.9.9.9', 'x-forwarded-host': 'w3.localhost', 'x-forwarded-proto': 'https' };
    const answer = await ask(site().echoPort, '/wps/any', { host: 'demo.localhost', headers: forged });
    const seen = JSON.parse(answer.text) as Record<string, string>;
    assert.equal(seen['host'], `demo.localhost:${site().echoPort}`);
    assert.equal(seen['x-forwarded-for'], '127.0.0.1');
    assert.equal(seen['x-forwarded-proto'], 'http');
    assert.equal(seen['x-forwarded-host'], undefined);
  });

  it('is logged without what stands in a query', async () => {
    await get('/wps/system/status?token=very-secret');
    const log = readFileSync(site().accessLog, 'utf8');
    assert.match(log, /GET \/wps\/system\/status 200/);
    assert.ok(!log.includes('very-secret'));
  });
});
