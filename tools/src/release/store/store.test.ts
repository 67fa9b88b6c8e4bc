import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readLog } from '../log';
import { build, filesOfPart } from '../testing/builds';
import { type BundledCommand, bundledCommand } from '../testing/bundled-command';
import { machines } from '../testing/machines';
import { type S3Server, s3Server } from '../testing/s3-server';
import { accessOf, bucketAddress } from './address';
import { openBucket } from './bucket';

let s3: S3Server;
beforeAll(async () => {
  s3 = await s3Server();
});
afterAll(() => s3.close());
const { run, folder, siteOf } = machines(() => s3);
const objects = (name: string) => openBucket(bucketAddress(siteOf(name)), accessOf(s3.env));
const WHY = ['--why', 'of a test'];

const live = (): unknown => JSON.parse(readFileSync(path.join(folder(), 'live/base/discovery.json'), 'utf8'));

async function makeSite(name: string): Promise<void> {
  for (const version of ['1.0.0', '1.1.0']) {
    const { folder: built } = build('games', version);
    expect(await run(name, ['publish', 'games', '--build', built])).toMatchObject({ code: 0, stderr: '' });
  }
  expect(await run(name, ['promote', 'games', '1.0.0'])).toMatchObject({ code: 0 });
}

it('lets machines that have nothing of each other release, take back and see the same', async () => {
  await makeSite('story');
  const promoted = await run('story', ['promote', 'games', '1.1.0']);
  expect(promoted.next).toBe(`pnpm release --site ${siteOf('story')} rollback games`);
  expect(live()).toMatchObject({ microFrontends: { games: [{ metadata: { version: '1.1.0' } }] } });
  expect(await run('story', ['rollback', 'games', ...WHY])).toMatchObject({ code: 0 });
  expect(await run('story', ['verify'])).toMatchObject({ code: 0, stderr: '' });
  expect(live()).toMatchObject({ microFrontends: { games: [{ metadata: { version: '1.0.0' } }] } });
  expect(readLog(folder()).map(({ kind }) => kind)).toEqual(['publish', 'publish', 'promote', 'promote', 'rollback']);
});

it('writes files of releases once, with what their readers need, and nothing of them again', async () => {
  await makeSite('once');
  const before = await objects('once').list();
  const other = build('games', '1.1.0', { files: { ...filesOfPart('games', '1.1.0'), 'list.js': 'other' } });
  expect(await run('once', ['publish', 'games', '--build', other.folder])).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('a release never changes'),
  });
  expect(await objects('once').list()).toEqual(before);
  const { AWS_ENDPOINT_URL_S3: at } = s3.env;
  const headers = async (key: string) => (await fetch(`${at}/${s3.bucket}/once/${key}`)).headers;
  const script = await headers('releases/games/1.0.0/list.js');
  expect(script.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(script.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect((await headers('releases/games/1.0.0/list.js.br')).get('content-encoding')).toBeNull();
  expect((await headers('site.json')).get('cache-control')).toBe('no-cache');
});

it('says what was changed or removed by hand, and mends what can be mended', async () => {
  await makeSite('damaged');
  const bucket = objects('damaged');
  await bucket.put('releases/games/1.0.0/list.js', Buffer.from('other'), {});
  for (const key of (await bucket.list()).keys()) if (key.startsWith('releases/games/1.1.0/')) await bucket.remove(key);
  expect(await run('damaged', ['verify'])).toMatchObject({
    code: 3,
    stderr: expect.stringContaining('list.js is not as it was published'),
  });
  for (const version of ['1.0.0', '1.1.0'])
    expect(await run('damaged', ['publish', 'games', '--build', build('games', version).folder])).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('it is restored'),
    });
  const pointer = JSON.parse(String((await bucket.get('site.json'))?.bytes)) as {
    live: string;
    files: Record<string, string>;
  };
  await bucket.remove(pointer.files[`.generations/${pointer.live}`] ?? '');
  expect(await run('damaged', ['verify'])).toMatchObject({ code: 3 });
  expect(await run('damaged', ['repair'])).toMatchObject({ code: 0 });
  expect(await run('damaged', ['verify'])).toMatchObject({ code: 0 });
  await bucket.remove(pointer.files['log/releases.jsonl'] ?? '');
  expect(await run('damaged', ['promote', 'games', '1.1.0'])).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/lacks what its site\.json names.*Nothing was done/),
  });
  await bucket.remove('site.json');
  expect(await run('damaged', ['list'])).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('but no site.json'),
  });
});

it.each([
  ['../../evil', 'kept/x/'],
  ['.documents/../../../evil', 'kept/x/'],
  ['log/releases.jsonl', '../other/'],
])('brings nothing to where it does not belong, whatever the bucket names: %s', async (file, keys) => {
  const state = { form: 1, change: 'x', at: '', files: { [file]: `${keys}${'0'.repeat(64)}` }, used: {}, releases: [] };
  await objects('evil').put('site.json', Buffer.from(JSON.stringify(state)), {});
  expect(await run('evil', ['list'])).toMatchObject({ code: 1, stderr: expect.stringContaining('Nothing was done') });
});

describe('a store that does not do what it should', () => {
  const publish = () => ['publish', 'games', '--build', build('games', '1.0.0').folder, '--json'];
  const refused = (says: string, code = 1) => ({
    code,
    stderr: expect.stringContaining(says),
    stdout: expect.stringMatching(/^\{"error":/),
  });

  it('refuses wrong keys in one sentence, without them', async () => {
    const ended = await run('refused', publish(), { env: { AWS_SECRET_ACCESS_KEY: 'wrong-secret' } });
    expect(ended).toMatchObject(refused('refuses the keys (403 SignatureDoesNotMatch)'));
    expect(ended.stdout + ended.stderr).not.toContain('wrong-secret');
    expect(await run('refused', publish(), { env: { AWS_ACCESS_KEY_ID: '' } })).toMatchObject(
      refused('AWS_ACCESS_KEY_ID'),
    );
    expect(await objects('refused').list()).toEqual(new Map());
  });

  it('is gone, mistyped, or does not answer', async () => {
    const gone = { AWS_ENDPOINT_URL_S3: 'http://127.0.0.1:21099' };
    expect(await run('gone', publish(), { env: gone })).toMatchObject(
      refused('cannot be reached at http://127.0.0.1:21099: ECONNREFUSED'),
    );
    expect(await run('../evil', ['list', '--json'])).toMatchObject(refused('names no bucket', 2));
    expect(await run('gone', ['list', '--json'], { env: { RELEASE_STORE_TIMEOUT: 'x' } })).toMatchObject(
      refused('RELEASE_STORE_TIMEOUT', 2),
    );
    const silent = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => silent.once('listening', resolve));
    const { port } = silent.address() as { port: number };
    const slow = { AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${port}`, RELEASE_STORE_TIMEOUT: '1' };
    expect(await run('slow', publish(), { env: slow })).toMatchObject(refused('no answer within 1 s'));
    silent.close();
  });

  it('has closed the connection that it kept: what can be repeated is asked once more', async () => {
    const asked: string[] = [];
    const closing = createServer((socket) => {
      socket.once('data', (data) => {
        asked.push(data.toString().split(' ')[0] ?? '');
        if (asked.length % 2 === 1) socket.resetAndDestroy();
        else socket.end('HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\nConnection: close\r\n\r\n');
      });
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => closing.once('listening', resolve));
    const { port } = closing.address() as { port: number };
    const env = { ...s3.env, AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${port}` };
    const bucket = openBucket(bucketAddress(siteOf('closing')), accessOf(env));
    await expect(bucket.get('site.json')).resolves.toBeUndefined();
    await expect(bucket.put('site.json', Buffer.from('{}'), {}, 'new')).rejects.toThrow('cannot be reached');
    expect(asked).toEqual(['GET', 'GET', 'PUT']);
    closing.close();
  });

  it('has no such bucket, or ignores conditions', async () => {
    const ignoring = await s3Server(false);
    expect(await run('new', publish(), { env: ignoring.env })).toMatchObject(refused('ignores conditions'));
    await ignoring.close();
    const elsewhere = { ...s3, bucket: 'no-bucket' };
    const other = openBucket(bucketAddress(`s3://${elsewhere.bucket}`), accessOf(s3.env));
    await expect(other.list()).rejects.toThrow('There is no such bucket: s3://no-bucket');
  });
});

test('ten commands at once, each on a machine of its own, lose nothing', async () => {
  const command: BundledCommand = await bundledCommand();
  const data = mkdtempSync(path.join(tmpdir(), 'foyer-ten-'));
  const at = (index: number) => ({ ...s3.env, DATA_DIR: path.join(data, String(index)) });
  const versions = Array.from({ length: 10 }, (_, index) => `2.${index}.0`);
  const ended = await Promise.all(
    versions.map((version, index) =>
      command.run(siteOf('ten'), ['publish', 'games', '--build', build('games', version).folder], at(index)),
    ),
  );
  expect(ended.map(({ code, stderr }) => [code, stderr])).toEqual(versions.map(() => [0, '']));
  const decided = await Promise.all(
    versions.map((version, index) => command.run(siteOf('ten'), ['promote', 'games', version], at(index))),
  );
  expect(decided.map(({ code, stderr }) => [code, stderr])).toEqual(versions.map(() => [0, '']));
  expect(await run('ten', ['verify'])).toMatchObject({ code: 0 });
  const log = readLog(folder());
  for (const kind of ['publish', 'promote'])
    expect(log.flatMap((entry) => (entry.kind === kind && 'version' in entry ? [entry.version] : [])).sort()).toEqual(
      versions,
    );
  command.remove();
  rmSync(data, { recursive: true });
});
