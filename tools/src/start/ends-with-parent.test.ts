import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { root } from '../paths';
import { endsWithParent } from './ends-with-parent';

const CHILD = `
  process.once('SIGTERM', () => { console.log('ended in its own way'); process.exit(); });
  console.log('started');
  process.kill(process.ppid, 'SIGKILL');
  setInterval(() => undefined, 1000);`;

test('a process ends in its own way when the one that started it was killed', async () => {
  const args = [...endsWithParent, '-e', CHILD];
  const code = `require('child_process').spawn(process.execPath, ${JSON.stringify(args)}, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })`;
  const starter = spawn(process.execPath, ['-e', code], { stdio: ['ignore', 'pipe', 'inherit'] });
  // The output ends when both are gone.
  expect(await text(starter.stdout)).toBe('started\nended in its own way\n');
});

test('a process that is done is not held by the one that started it', async () => {
  const started = spawn(process.execPath, [...endsWithParent, '-e', 'undefined'], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  expect(await new Promise((resolve) => started.once('exit', resolve))).toBe(0);
});

const BUSY = `
  process.once('SIGTERM', () => { console.log('ended in its own way'); process.exit(); });
  setInterval(() => undefined, 1000);
  console.log('busy');
  for (const start = performance.now(); performance.now() - start < 1000; );`;

test.each(['start', 'dev'])('`pnpm %s` ends in its own way when it is asked while it is busy', async (name) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'foyer-busy-'));
  const file = path.join(folder, 'busy.ts');
  writeFileSync(file, BUSY);
  const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const command = (scripts[name] ?? '').replace('tools/src/start.ts', file);
  const PATH = `${path.join(root, 'node_modules', '.bin')}:${process.env['PATH']}`;
  const started = spawn('sh', ['-c', `exec ${command}`], {
    cwd: root,
    env: { ...process.env, PATH },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  started.stdout.once('data', () => started.kill('SIGTERM'));
  expect(await text(started.stdout)).toBe('busy\nended in its own way\n');
  rmSync(folder, { recursive: true });
});
