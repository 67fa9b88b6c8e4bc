import { createReadStream, createWriteStream, existsSync, mkdirSync, renameSync } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';

const here = import.meta.dirname;
const folder = path.join(here, '../../../.cache/old-chromium');
const chromium = path.join(folder, 'chromium');
if (!existsSync(chromium)) {
  mkdirSync(folder, { recursive: true });
  const packed = path.join(here, 'node_modules/@sparticuz/chromium/bin/chromium.br');
  const half = `${chromium}.half`;
  await pipeline(createReadStream(packed), createBrotliDecompress(), createWriteStream(half, { mode: 0o755 }));
  renameSync(half, chromium);
}
