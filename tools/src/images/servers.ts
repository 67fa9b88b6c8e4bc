import { cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { buildConsole, buildDesk } from '../build/desk';
import { buildStudioPage } from '../build/studio-page';
import { root } from '../paths';
import { buildCommands, common } from './commands';

/** Packages that the platform needs beside its script at run time. */
function runTimePackages(): string[] {
  const { dependencies } = JSON.parse(readFileSync(path.join(root, 'platform', 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  return Object.keys(dependencies).filter((name) => !name.startsWith('@foyer/'));
}

/**
 * Makes the content of run-time images: scripts for plain Node and the files they read, without compiler and development
 * packages (decision 0021).
 *
 * - `platform/build/server/main.js`, `operate.js` and `take-up.js` need the platform's own dependencies beside them.
 * - `tools/build/adopt.js` (entry of the release image) and `release.js` need nothing. They publish finished builds.
 * @param out emptied first
 */
export async function buildServers(out: string): Promise<void> {
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  await build({
    ...common,
    entryPoints: ['main', 'operate', 'take-up'].map((name) => path.join(root, `platform/src/${name}.ts`)),
    outdir: path.join(out, 'platform/build/server'),
    external: runTimePackages().flatMap((name) => [name, `${name}/*`]),
  });
  await buildStudioPage(path.join(out, 'platform/build/dist'));
  await buildDesk(path.join(out, 'platform/build/server/dist'));
  await buildConsole(path.join(out, 'platform/build/server/dist/console'));
  cpSync(path.join(root, 'platform/src/calls/captcha/sound/speech'), path.join(out, 'platform/build/server/speech'), {
    recursive: true,
  });
  cpSync(path.join(root, 'platform/src/base/db/migrations'), path.join(out, 'platform/build/server/migrations'), {
    recursive: true,
    // What the schema looked like at each migration: only the next one is made by it.
    filter: (file) => !file.endsWith('_snapshot.json'),
  });
  await buildCommands(out);
}
