import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ask } from './ask';
import { get, site } from './deployed';

const LOG_IN = { name: 'nobody', password: 'not the password' };

describe('names below a merchant’s', () => {
  it('lead to the console, which takes a log-in from its own pages and from no other', async () => {
    const host = 'console.demo.localhost';
    assert.equal((await get('/console/api/session', host)).status, 401);
    const send = (origin: string) =>
      ask(site().port, '/console/api/session', {
        ...{ host, method: 'POST', body: LOG_IN },
        headers: { origin, 'x-console': '1' },
      });
    const own = await send(`http://${host}:${site().port}`);
    assert.match(own.text, /password\.wrong/);
    assert.match((await send(`http://demo.localhost:${site().port}`)).text, /origin\.foreign/);
  });

  it('lead to the payment host', async () => {
    const answer = await ask(site().echoPort, '/pay/any', { host: 'pay.demo.localhost' });
    assert.equal((JSON.parse(answer.text) as Record<string, string>)['host'], `pay.demo.localhost:${site().echoPort}`);
  });

  it('have no page, part or call of the site', async () => {
    for (const host of ['console.demo.localhost', 'pay.demo.localhost'])
      for (const url of [
        '/',
        '/m/home',
        '/discovery.json',
        '/wps/system/status',
        '/_ops',
        '/consoles',
        '/shell/any.js',
      ])
        assert.deepEqual([host, url, (await get(url, host)).status], [host, url, 404]);
  });

  it('are refused below a name that nobody has', async () => {
    assert.equal((await get('/console/', 'console.nobody.example')).status, 400);
    assert.equal((await get('/console/', 'desk.demo.localhost')).status, 400);
  });

  it('are those of a site where the map names them', async () => {
    assert.equal((await get('/m/home', 'pay.danger.localhost')).status, 200);
  });
});

describe('a notice of a payment', () => {
  it('comes to the platform', async () => {
    const answer = await ask(site().echoPort, '/payments/notices', { method: 'POST', body: {} });
    assert.equal((JSON.parse(answer.text) as Record<string, string>)['host'], 'localhost');
  });
});
