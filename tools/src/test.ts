import { spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root } from './paths';

interface Stage {
  name: string;
  command: string;
  args: string[];
}

const bin = (name: string): string => path.join(root, 'node_modules', '.bin', name);

const stages: readonly Stage[] = [
  { name: 'format and lint', command: bin('biome'), args: ['ci', '--error-on-warnings', '.'] },
  { name: 'types', command: 'pnpm', args: ['types'] },
  { name: 'unused code', command: bin('knip'), args: [] },
  { name: 'imports', command: bin('tsx'), args: ['tools/src/imports.ts'] },
  { name: 'texts', command: bin('tsx'), args: ['tools/src/texts.ts'] },
  { name: 'product', command: bin('tsx'), args: ['tools/src/product.ts'] },
  { name: 'unit', command: bin('jest'), args: ['--maxWorkers=100%', '--selectProjects', 'browser'] },
  { name: 'platform', command: bin('jest'), args: ['--maxWorkers=100%', '--selectProjects', 'node'] },
  { name: 'newest Node', command: bin('tsx'), args: ['tools/src/node-lts.ts'] },
  { name: 'build', command: bin('tsx'), args: ['tools/src/build.ts'] },
  { name: 'parity', command: bin('tsx'), args: ['tools/src/parity.ts'] },
  { name: 'floor', command: bin('tsx'), args: ['tools/src/floor.ts'] },
  { name: 'browser', command: bin('playwright'), args: ['test', '--config', 'e2e/playwright.config.ts'] },
  { name: 'WebKit', command: bin('tsx'), args: ['tools/src/webkit.ts'] },
  { name: 'requirements', command: bin('tsx'), args: ['tools/src/requirements.ts', '--summary'] },
];

/** npm may not bring a Chromium, so the system installs it where possible. */
function bringChromium(): void {
  const places = [
    process.env['CHROMIUM_PATH'],
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ];
  if (places.some((place) => place && existsSync(place))) return;
  console.log('No Chromium here; installing one.');
  const packages = 'chromium-headless-shell fonts-noto-core fonts-noto-cjk';
  const apt = spawnSync('sh', ['-c', `apt-get update && apt-get install -y ${packages}`], { stdio: 'inherit' });
  if (apt.status !== 0) spawnSync(bin('playwright'), ['install', 'chromium'], { stdio: 'inherit' });
}

rmSync(path.join(root, 'test-results'), { recursive: true, force: true });
bringChromium();
const times: string[] = [];
for (const { name, command, args } of stages) {
  console.log(`\n── ${name} ${'─'.repeat(Math.max(0, 70 - name.length))}`);
  const start = performance.now();
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, CI: '1' } });
  times.push(
    `${name.padEnd(16)} ${((performance.now() - start) / 1000).toFixed(1).padStart(7)} s  ${status === 0 ? 'passed' : 'FAILED'}`,
  );
  if (status !== 0) {
    console.error(`\n${times.join('\n')}\n`);
    process.exit(status ?? 1);
  }
}
console.log(`\n${times.join('\n')}\n`);
