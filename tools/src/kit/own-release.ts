import { createReadStream, readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { BuiltPart } from '../build/build-part';
import { integrityOf } from '../build/release-info';
import type { PinnedRelease } from '../release/pinned';
import { DESCRIPTION, hashesOf } from '../release/release-files';

/** A build that nobody published yet, where a release is asked for: it vouches for itself. */
export function releaseOf({ info, folder }: BuiltPart): PinnedRelease {
  const description = integrityOf(readFileSync(path.join(folder, DESCRIPTION)));
  const hashes = hashesOf(info, description);
  return {
    info,
    description,
    files: [...hashes.keys()],
    has: (file) => hashes.has(file),
    hashOf: (file) => hashes.get(file) ?? '',
    read: (file) => readFileSync(path.join(folder, file), 'utf8'),
    check: () => undefined,
  };
}

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
};

/**
 * Answers with a file of a build, as a host does; what its description does not name is not there.
 * @param file its name in the release's folder
 */
export async function answerFile(answer: ServerResponse, { folder, info }: BuiltPart, file: string): Promise<void> {
  const release = releaseOf({ info, folder, fresh: false });
  if (!release.has(file)) {
    answer.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end(`${info.name} has no file ${file}\n`);
    return;
  }
  answer.writeHead(200, {
    'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream',
    'cache-control': 'no-cache',
    'access-control-allow-origin': '*',
  });
  await pipeline(createReadStream(path.join(folder, file)), answer);
}
