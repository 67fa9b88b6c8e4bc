import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { HEAD_PICTURE_BYTES } from '@foyer/shared/contract';
import { ask } from './ask';
import { get, site } from './deployed';
import { OPS_KEY, VENDOR_HOST } from './deployment';

describe('the way to the platform', () => {
  it('is open for calls and pictures', async () => {
    const status = await get('/wps/system/status', 'w3.localhost');
    assert.equal((JSON.parse(status.text) as { success: boolean }).success, true);
    assert.equal((await get('/art/logo/icon.svg')).headers['content-type'], 'image/svg+xml');
  });

  it('leads to operations and to the description of the calls where that is asked for, and nowhere else', async () => {
    const headers = { 'x-ops-key': OPS_KEY };
    for (const url of [
      '/docs',
      '/docs/json',
      '/_ops',
      '/_ops/outbox',
      '/_ops/merchants/DEMO',
      '/%5fops/outbox',
      '//_ops/outbox',
    ]) {
      const answer = await ask(site().port, url, { host: 'localhost', headers });
      assert.deepEqual([url, answer.status, answer.text], [url, 404, 'There is nothing here.\n']);
    }
    assert.equal(
      (await ask(site().port, '/_ops/outbox', { host: VENDOR_HOST, headers })).text,
      'There is nothing here.\n',
    );
    const asked = (url: string) =>
      ask(site().echoPort, url, { host: 'localhost', headers: { ...headers, 'accept-encoding': 'br' } });
    const all = await asked('/docs/json');
    assert.deepEqual([all.status, all.headers['content-encoding']], [200, 'br']);
    assert.equal((await asked('/_ops/merchants/DEMO')).status, 200);
  });

  it('leads to the vendor on the vendor’s own name, and from no other', async () => {
    const page = await get('/play/lobby', VENDOR_HOST);
    assert.equal(page.status, 200);
    assert.match(page.headers['content-security-policy']?.toString() ?? '', /default-src 'none'/);
    assert.equal((await get('/play/lobby')).status, 404);
    assert.notEqual((await get('/m/home', VENDOR_HOST)).status, 200);
  });

  it('keeps the name of the Host and replaces what a client says of itself', async () => {
    const forged = { 'x-forwarded-for': '9.9.9.9', 'x-forwarded-host': 'w3.localhost', 'x-forwarded-proto': 'https' };
    const answer = await ask(site().echoPort, '/wps/any', { host: 'demo.localhost', headers: forged });
    const seen = JSON.parse(answer.text) as Record<string, string>;
    assert.equal(seen['host'], 'demo.localhost');
    assert.equal(seen['x-forwarded-for'], '127.0.0.1');
    assert.equal(seen['x-forwarded-proto'], 'http');
    assert.equal(seen['x-forwarded-host'], undefined);
  });

  it('gives each visitor an address of their own behind one proxy that is named, whatever they write themselves', async () => {
    const seen = async (forwarded: string) => {
      const answer = await ask(site().innerPort, '/wps/any', { headers: { 'x-forwarded-for': forwarded } });
      return (JSON.parse(answer.text) as Record<string, string>)['x-forwarded-for'];
    };
    assert.equal(await seen('203.0.113.7'), '203.0.113.7');
    assert.equal(await seen('2001:db8::7'), '2001:db8::7');
    assert.equal(await seen('9.9.9.9, 203.0.113.8'), '203.0.113.8');
    assert.equal(await seen('203.0.113.9, 127.0.0.1'), '203.0.113.9');
  });

  it('hands on the scheme that such a proxy names', async () => {
    const seen = async (port: number, headers: Readonly<Record<string, string>>) =>
      (JSON.parse((await ask(port, '/wps/any', { headers })).text) as Record<string, string>)['x-forwarded-proto'];
    const visitor = { 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'https' };
    assert.equal(await seen(site().innerPort, visitor), 'https');
    assert.equal(await seen(site().innerPort, { ...visitor, 'x-forwarded-proto': 'http' }), 'http');
    assert.equal(await seen(site().innerPort, { ...visitor, 'x-forwarded-proto': 'gopher' }), 'http');
    assert.equal(await seen(site().echoPort, visitor), 'http');
  });

  it('takes the largest picture that a member may upload, in the longest form it can have, and no body that is much longer', async () => {
    const send = (bytes: number) => {
      const form = { image: '+'.repeat(Math.ceil(bytes / 3) * 4) };
      return ask(site().echoPort, '/wps/member/headIcon', { method: 'POST', form });
    };
    assert.equal((await send(HEAD_PICTURE_BYTES)).status, 200);
    assert.equal((await send(HEAD_PICTURE_BYTES * 1.2)).status, 413);
  });

  it('is logged without what stands in a query', async () => {
    await get('/wps/system/status?token=very-secret');
    const log = readFileSync(site().accessLog, 'utf8');
    assert.match(log, /GET \/wps\/system\/status 200/);
    assert.ok(!log.includes('very-secret'));
  });
});
