import { execFile } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { openDatabase } from './base/db/open';
import { createMember } from './base/members/create-member';
import { platformFolder } from './testing/folder';
import { openTestPostgres, type TestPostgres } from './testing/postgres';
import { seal } from './testing/seal';
import { startServer, type TestServer } from './testing/server';

hashAsServersDo();

jest.setTimeout(120_000);

/** The platform as an operator starts it: its own database, a real key, no demonstration and no tests. */
const KEY = randomBytes(32).toString('hex');
const OPS = { 'x-ops-key': KEY };
const SHOP = 'shop.localhost';

let postgres: TestPostgres;
let server: TestServer;
let url: string;
beforeAll(async () => {
  postgres = await openTestPostgres();
  url = await postgres.freshDatabase();
  server = await startServer({ DATABASE_URL: url, OPS_KEY: KEY, DEMO: '', TEST_SWITCHES: '', DOCS: '' });
});
afterAll(async () => {
  await server?.stop('SIGTERM');
  await postgres?.close();
});

const ask = (path: string, host: string, headers = {}) => server.send({ method: 'GET', path, host, headers });
const operate = (path: string, body: unknown) =>
  server.send({ method: 'POST', path: `/_ops${path}`, host: 'localhost', headers: OPS, body, toOperations: true });

async function logIn(host: string, username: string, password: string) {
  const { json } = await ask('/site.json', host);
  const { publicKey } = json as { publicKey: string };
  const { encryption, body } = seal(publicKey, { username, password, captcha: '', type: 'username' });
  const headers = { encryption };
  return server.send({ method: 'POST', path: '/wps/session/login', host, headers, body });
}

describe('a site as its operator started it', () => {
  it('has nothing of the demonstration under any name of this machine', async () => {
    for (const host of ['localhost', 'demo.localhost', 'w3.localhost', '127.0.0.1']) {
      for (const path of ['/site.json', '/wps/system/status', '/m/home']) {
        expect([host, path, (await ask(path, host)).status]).toEqual([host, path, 400]);
      }
    }
  });

  it('answers nothing about operations on the site’s port, whether the key is right or wrong', async () => {
    await operate('/merchants', { code: 'SHOP' });
    const nothing = await ask('/nothing/there', SHOP);
    expect((await ask('/_ops/outbox', 'elsewhere.example', OPS)).status).toBe(
      (await ask('/x', 'elsewhere.example')).status,
    );
    for (const path of ['/_ops/outbox', '/_ops/merchants/SHOP', '/_ops', `/_ops/outbox?key=${KEY}`]) {
      for (const headers of [{}, OPS, { 'x-ops-key': 'guess' }])
        expect(await ask(path, SHOP, headers)).toEqual(nothing);
    }
    expect(nothing.status).toBe(404);
  });

  it('shows the description of its calls to no visitor', async () => {
    for (const path of ['/docs', '/docs/', '/docs/json', '/docs/yaml', '/docs/static/index.html'])
      expect([path, (await ask(path, SHOP)).status]).toEqual([path, 404]);
  });

  it('creates no money: the deposit of a new account waits, and no operation books any', async () => {
    const database = await openDatabase({ url });
    const fresh = { merchantCode: 'SHOP', username: 'fresh', password: 'fresh1234', registeredAt: new Date() };
    await createMember(database.db, fresh);
    await database.close();
    const { json } = await logIn(SHOP, 'fresh', 'fresh1234');
    const authorization = (json as { value: { token: string } }).value.token;
    for (const amount of ['9999', '9999.99', '50']) {
      const body = { method: 'PROMPTPAY', amount, key: randomUUID() };
      const path = '/wps/transaction/deposit';
      const placed = await server.send({ method: 'POST', path, host: SHOP, headers: { authorization }, body });
      expect(placed.json).toMatchObject({ success: true, value: { status: 'pending' } });
    }
    const balance = await ask('/wps/wallets/balance', SHOP, { authorization });
    expect(balance.json).toMatchObject({ value: { sumBalance: '0' } });
    for (const path of ['/merchants/SHOP/members/fresh/credit', '/merchants/SHOP/members', '/merchants/SHOP/faults']) {
      expect(await operate(path, { amount: '9999' })).toMatchObject({
        status: 403,
        json: { error: expect.stringContaining('TEST_SWITCHES=1') },
      });
    }
    const outbox = await server.send({
      method: 'GET',
      path: '/_ops/outbox',
      host: 'x',
      headers: OPS,
      toOperations: true,
    });
    expect(outbox).toMatchObject({ status: 403, json: { error: expect.stringContaining('DEMO=1') } });
  });

  it('is operated from its own machine by one command, with the key it was started with', async () => {
    const run = (...words: string[]) =>
      promisify(execFile)(process.execPath, ['--import', 'tsx', 'src/operate.ts', ...words], {
        cwd: platformFolder,
        env: { ...process.env, OPS_KEY: KEY, OPS_LISTEN: server.opsListen, DATABASE_URL: url },
      });
    const { stdout } = await run('POST', '/merchants', '{"code":"SECOND","host":"second.localhost"}');
    expect(JSON.parse(stdout)).toMatchObject({ merchantCode: 'SECOND', host: 'second.localhost' });
    expect((await ask('/site.json', 'second.localhost')).status).toBe(200);
    await expect(run('GET', '/merchants/NOBODY')).rejects.toMatchObject({
      stdout: expect.stringContaining('There is no merchant NOBODY.'),
    });
  });
});
