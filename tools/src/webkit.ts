import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { root } from './paths';

/**
 * The stage of `pnpm test` in Safari's engine: log-in, lobby, launch and a round (decision 106). Where the system has no WebKit it says so
 * and passes: `.ci/run` brings it where it can.
 */
const needed = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'];
const missing = needed.filter((each) => !existsSync(each));
if (missing.length > 0) {
  console.log(`NOT RUN: ${missing.join(' and ')} missing here; apt-get install webkit2gtk-driver xvfb brings them.`);
  process.exit(0);
}
const playwright = path.join(root, 'node_modules', '.bin', 'playwright');
const args = ['test', '--config', 'e2e/phones.config.ts', '--project', 'webkit', '--grep', '@cut'];
const { status } = spawnSync(playwright, args, { cwd: root, stdio: 'inherit' });
process.exit(status ?? 1);
