import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { platformFolder } from './testing/folder';
import { startServer } from './testing/server';

// The tests start whole processes, up to three each.
jest.setTimeout(180_000);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'foyer-main-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the platform until it ends, which it is expected to do at once. */
async function run(env: Record<string, string>): Promise<{ code: unknown; said: string }> {
  const child: ChildProcess = spawn(process.execPath, ['--import', 'tsx', 'src/main.ts'], {
    cwd: platformFolder,
    env: { ...process.env, DATA_DIR: folder, ...env },
  });
  let said = '';
  child.stderr?.on('data', (text) => {
    said += String(text);
  });
  const [code] = await once(child, 'exit');
  return { code, said };
}

describe('the platform as a program', () => {
  it('serves the demonstration merchant, and ends cleanly when it is told to', async () => {
    const server = await startServer({ DATA_DIR: folder, DEMO: '1', PUBLIC_PORT: '4000' });
    const answer = await server.send({ method: 'GET', path: '/site.json', host: 'localhost' });
    expect(answer).toMatchObject({
      status: 200,
      json: { merchantCode: 'DEMO', trialMerchantCode: 'DEMOTRIAL', currencySymbol: '฿' },
    });
    expect(await server.stop('SIGTERM')).toBe(0);
    // The folder is released at once, with its data.
    const again = await startServer({ DATA_DIR: folder, DEMO: '1', PUBLIC_PORT: '4000' });
    const { json } = await again.send({ method: 'GET', path: '/site.json', host: 'localhost' });
    expect(json).toEqual(answer.json);
    expect(await again.stop('SIGTERM')).toBe(0);
    // A database with publicly known passwords is not served without the demonstration switch.
    const { code, said } = await run({ PORT: '0' });
    expect([code, said]).toEqual([1, expect.stringContaining('This database holds the demonstration')]);
  });

  it('says which port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' ? String(address?.port) : '';
    const { code, said } = await run({ PORT: port });
    other.close();
    expect([code, said]).toEqual([
      1,
      `Port ${port} is taken. Stop what runs there, or choose another one with PORT.\n`,
    ]);
  });

  it('says which port of the operations is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' ? String(address?.port) : '';
    const { code, said } = await run({ PORT: '0', OPS_KEY: 'key', OPS_LISTEN: `127.0.0.1:${port}` });
    other.close();
    expect([code, said]).toEqual([
      1,
      `Port ${port} is taken. Stop what runs there, or choose another one with OPS_LISTEN.\n`,
    ]);
  });

  it('does not start on an open address with secrets that everybody tries first', async () => {
    const { code, said } = await run({
      HOST: '0.0.0.0',
      PORT: '0',
      OPS_KEY: 'short',
      DATABASE_URL: 'postgres://foyer:foyer@127.0.0.1:1/foyer',
    });
    expect(code).toBe(1);
    expect(said).toMatch(
      /^The environment cannot be used:\n {2}OPS_KEY has 5 characters; .*\n {2}DATABASE_URL has a password/,
    );
    expect(said).not.toMatch(/short|foyer:foyer/);
  });

  it('says what is wrong with its environment', async () => {
    const { code, said } = await run({ PORT: 'many' });
    expect([code, said]).toEqual([
      1,
      'The environment cannot be used:\n  PORT is "many"; it should be a number from 0 to 65535.\n',
    ]);
  });
});
