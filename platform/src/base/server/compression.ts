import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** Compresses the platform's answers with Brotli at a middle level; its best one takes longer than it saves. */
export async function compressed(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    threshold: 600,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
  });
}
