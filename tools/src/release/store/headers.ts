import path from 'node:path';
import { MAPS, RELEASES } from './trees';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.jsonl': 'application/x-ndjson',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};

/**
 * Headers of an object, as whoever serves a release from the bucket needs them. Compressed copies have no `content-encoding`: they are
 * for servers that choose between them by themselves, as nginx does.
 */
export const headersOf = (key: string): Record<string, string> => ({
  'content-type':
    TYPES[path.extname(key)] ?? (key.startsWith(RELEASES) ? 'application/octet-stream' : 'application/json'),
  'cache-control': key.startsWith(RELEASES)
    ? 'public, max-age=31536000, immutable'
    : key.startsWith(MAPS)
      ? 'private'
      : 'no-cache',
});
