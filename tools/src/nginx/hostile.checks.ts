import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, it } from 'node:test';
import { site } from './deployed';

async function raw(port: number, lines: readonly string[]): Promise<{ status: number; text: string }> {
  const socket = connect(port, '127.0.0.1');
  let text = '';
  socket.on('data', (part: Buffer) => {
    text += part.toString('latin1');
  });
  socket.on('error', () => undefined);
  socket.setTimeout(10_000, () => socket.destroy());
  socket.write(Buffer.from([...lines, 'Connection: close', '', ''].join('\r\n'), 'latin1'));
  await once(socket, 'close');
  return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0), text };
}

describe('a Host that is no name of a known merchant', () => {
  for (const lines of [
    ['Host: localhost:80@evil.example'],
    ['Host: evil.example@localhost'],
    ['Host: a@b'],
    ['Host: localhost evil.example'],
    ['Host: localhost/evil.example'],
    ['Host: localhost?evil.example'],
    ['Host: localhost#evil.example'],
    ['Host: localhost\\evil.example'],
    ['Host: localhost:evil'],
    ['Host: localhost:'],
    ['Host: localhost:400000'],
    ['Host: localhost,evil.example'],
    ['Host: localhost%00'],
    ['Host: play.localhost:80@evil.example'],
    ['Host: '],
    ['Host: localhost', 'Host: evil.example'],
    ['Host: evil.example', 'Host: localhost'],
    ['Host: evil.example'],
    [],
  ]) {
    it(`is refused by the edge: ${JSON.stringify(lines)}`, async () => {
      for (const url of ['/m/home', '/wps/any', '/site.json', '/art/logo/icon.svg']) {
        const answer = await raw(site().echoPort, [`GET ${url} HTTP/1.1`, ...lines]);
        assert.equal(answer.status, 400, `${url}: ${answer.text.slice(0, 200)}`);
      }
    });
  }

  it('is not brought by the target: the platform hears of the name that was checked', async () => {
    for (const target of ['http://evil.example/wps/any', 'http://a@evil.example/wps/any']) {
      assert.equal((await raw(site().echoPort, [`GET ${target} HTTP/1.1`, 'Host: localhost'])).status, 400);
    }
    const good = await raw(site().echoPort, [
      'GET /wps/any HTTP/1.1',
      'Host: LOCALHOST.:81',
      'X-Forwarded-Host: evil.example',
    ]);
    assert.equal(good.status, 200);
    assert.ok(good.text.includes('"host":"localhost"'));
    assert.ok(!good.text.includes('evil.example'));
  });
});

describe('a path that would have to be decoded', () => {
  for (const path of [
    ...['/games/..%2flog/releases.jsonl', '/games/..%2Flive/base/index.html', '/games/%2e%2e/log/releases.jsonl'],
    ...[
      '/games/../log/releases.jsonl',
      '/games/../../ops-key',
      '/games/..%5clog/releases.jsonl',
      '/games/..\\log/releases.jsonl',
    ],
    ...['/first/..%2f..%2flog/releases.jsonl', '/first/m/..%2f..%2f..%2flog/releases.jsonl', '/live/base/index.html'],
    ...['/.generations/x/base/index.html', '/.documents/x/index.html', '/base/index.html'],
    ...[
      '/games/%252e%252e/log/releases.jsonl',
      '/games/x%00/y',
      '/wps/..%2f_ops/outbox',
      '/wps/%2e%2e/log/releases.jsonl',
    ],
  ]) {
    it(`leads nowhere: ${path}`, async () => {
      const answer = await raw(site().port, [`GET ${path} HTTP/1.1`, 'Host: localhost']);
      assert.ok([400, 404].includes(answer.status), answer.text.slice(0, 200));
      assert.ok(!answer.text.includes('"kind":'), 'the log was shown');
    });
  }
});
