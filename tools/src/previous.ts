import { execFileSync } from 'node:child_process';
import { statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { buildPart } from './build/build-part';
import { buildCache, partNames, root } from './paths';

/**
 * `pnpm previous`: keeps the builds of these sources as the releases before, against which the browser tests run what comes after
 * (decision 92). To be run when what is here has been released.
 */
const file = path.join(root, 'e2e', 'fixtures', 'previous.tar.br');
const folders: string[] = [];
for (const part of partNames) {
  const { info } = await buildPart(part);
  folders.push(path.posix.join(part, info.version));
}
const order = ['--sort=name', '--owner=0', '--group=0', '--numeric-owner', '--mtime=@0'];
const tar = execFileSync('tar', ['-c', ...order, '-C', buildCache, ...folders], { maxBuffer: 2 ** 28 });
const params = { [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS };
writeFileSync(file, brotliCompressSync(tar, { params }));
console.log(`${folders.join(', ')} are the releases before now: ${Math.round(statSync(file).size / 1024)} KB.`);
