import http, { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readPreviewToken } from '@foyer/shared/trust';
import { type Relay, relayTo } from './relay';

interface Heard {
  readonly at: string;
  readonly host: string | undefined;
  readonly cookie: string | undefined;
  readonly body: string;
}

const heard: Heard[] = [];
const closing: (() => void)[] = [];

async function server(at: string): Promise<string> {
  const answer = createServer(async (request, response) => {
    const body = (await request.toArray()).join('');
    heard.push({ at: at + request.url, host: request.headers.host, cookie: request.headers.cookie, body });
    response.writeHead(
      201,
      [
        ['Set-Cookie', 'a=1'],
        ['Set-Cookie', 'b=2'],
        ['X-Kept', 'yes'],
      ].flat(),
    );
    response.end('done');
  });
  await new Promise<void>((resolve) => answer.listen(0, '127.0.0.1', resolve));
  closing.push(() => {
    answer.closeAllConnections();
    answer.close();
  });
  return `http://127.0.0.1:${(answer.address() as AddressInfo).port}`;
}

let relay: Relay;
beforeAll(async () => {
  const preview = { key: 'key', releases: { games: '1.5.0' }, until: 1_793_836_800_000 };
  relay = await relayTo({ origin: await server('site'), ops: await server('operations'), preview });
});
afterAll(async () => {
  await relay.close();
  for (const close of closing) close();
});

const ask = (path: string, headers: Record<string, string>, method = 'GET', body = '') =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const request = http.request({ host: '127.0.0.1', port: relay.port, path, method, headers }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer));
    });
    request.on('error', reject);
    request.end(body);
  });

it('brings requests to the site under the host name that was asked for, with a link of that name', async () => {
  const answer = await ask('/m/home?x=1', { host: 't1.localhost:4200', cookie: 'own=1' }, 'POST', 'sent');
  expect([answer.statusCode, answer.headers['x-kept'], answer.headers['set-cookie']]).toEqual([
    201,
    'yes',
    ['a=1', 'b=2'],
  ]);
  expect(heard.at(-1)).toMatchObject({ at: 'site/m/home?x=1', host: 't1.localhost:4200', body: 'sent' });
  const [own, preview = ''] = heard.at(-1)?.cookie?.split('; ') ?? [];
  expect(own).toBe('own=1');
  expect(readPreviewToken('key', preview.replace('foyer-preview=', ''))).toMatchObject({
    ...{ host: 't1.localhost', releases: { games: '1.5.0' } },
  });
});

it('brings operations to their own address, without a link', async () => {
  await ask('/_ops/merchants', { host: '127.0.0.1' });
  expect(heard.at(-1)).toMatchObject({ at: 'operations/_ops/merchants', cookie: undefined });
  await ask('/_opsx', { host: '127.0.0.1' });
  expect(heard.at(-1)?.at).toBe('site/_opsx');
});

it('breaks the connection where nobody answers', async () => {
  const nowhere = await relayTo({ origin: 'http://127.0.0.1:1', ops: 'http://127.0.0.1:1' });
  const failed = new Promise((resolve) => http.get({ host: '127.0.0.1', port: nowhere.port }).on('error', resolve));
  const error = await failed;
  await nowhere.close();
  expect(error).toMatchObject({ code: 'ECONNRESET' });
});
