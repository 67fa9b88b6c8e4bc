import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './paths';

/**
 * Runs tests of platform and tools on Node's newest long-term release too (decision 0021). The binary comes from the registry
 * into the cache, checked by the hash in `tools/node-lts`; no install script runs.
 */
const described = path.join(root, 'tools', 'node-lts');

/**
 * Tests of what another Node may do in another way: processes, encryption, streams, files, sockets, databases, the images' scripts.
 * What takes long and tells no more of Node is left to the usual run: `--all` has it.
 */
const SMOKE = [
  'tools/src/images',
  'tools/src/release/former-keys',
  'tools/src/release/taken-up',
  'platform/src/as-operator',
  'platform/src/hostile',
  'platform/src/host/(live|call-faults)',
  'platform/src/base/sealing',
  'platform/src/base/ledger/ledger.test',
  'platform/src/calls/sessions/log-in.test',
];

function bringNode(): string {
  const { optionalDependencies } = JSON.parse(readFileSync(path.join(described, 'package.json'), 'utf8')) as {
    optionalDependencies: Record<string, string>;
  };
  const { platform, arch } = process;
  const kind = `${platform === 'win32' ? 'win' : platform}-${arch}`;
  const [name, version] =
    Object.entries(optionalDependencies).find(([each]) => each.replace('node-bin-', 'node-') === `node-${kind}`) ?? [];
  if (name === undefined) {
    console.log(`NOT RUN: tools/node-lts names no binary of Node for ${kind}.`);
    process.exit(0);
  }
  const folder = path.join(root, '.cache', `node-${version}`);
  const binary = path.join(folder, 'node_modules', name, 'bin', platform === 'win32' ? 'node.exe' : 'node');
  if (!existsSync(binary)) {
    cpSync(described, folder, { recursive: true });
    const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
      cwd: folder,
      stdio: 'inherit',
    });
    if (status !== 0 || !existsSync(binary)) throw new Error(`Node ${version} could not be brought into ${folder}`);
  }
  return binary;
}

const node = bringNode();
const words = process.argv.slice(2);
const paths = words.includes('--all') ? [] : words.length > 0 ? words : SMOKE;
const { stdout } = spawnSync(node, ['--version'], { encoding: 'utf8' });
console.log(`Node ${stdout.trim()}`);
const jest = path.join(root, 'node_modules', 'jest', 'bin', 'jest.js');
// Child processes find this Node first, too. The database is the embedded one, as a bare start has it: it runs inside of Node.
const env = {
  ...process.env,
  TEST_ENGINE: 'embedded',
  PATH: `${path.dirname(node)}${path.delimiter}${process.env['PATH'] ?? ''}`,
};
const args = [jest, ...paths, '--maxWorkers=100%', '--selectProjects', 'node'];
const { status } = spawnSync(node, args, { cwd: root, stdio: 'inherit', env });
process.exit(status ?? 1);
