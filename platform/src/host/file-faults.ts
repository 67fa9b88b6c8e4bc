import { readFile } from 'node:fs/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { browserFault } from './browser-faults';
import { type FaultKind, takeFault } from './faults';
import { placeOf, type ReleaseFile } from './release-file';

/** Serves a fault instead of a file. @returns whether it answered */
export type ServeFault = (request: FastifyRequest, reply: FastifyReply, file: ReleaseFile) => Promise<boolean>;

async function strike(
  kind: FaultKind,
  content: () => Promise<Buffer>,
  file: string,
  reply: FastifyReply,
): Promise<void> {
  const type = file.endsWith('.css') ? 'text/css' : 'text/javascript';
  reply.header('cache-control', 'no-store').type(type);
  switch (kind) {
    case '404':
      return void reply.status(404).send('not here\n');
    case '500':
      return void reply.status(500).send('broken on purpose\n');
    case 'html':
      return void reply.type('text/html').send('<!doctype html><title>Wrong page</title>');
    case 'throw':
      return void reply.send(file.endsWith('.css') ? '}}}' : 'throw new Error("broken on purpose");');
    case 'tamper':
      return void reply.send(Buffer.concat([await content(), Buffer.from('\n/* changed */')]));
    case 'cut': {
      const body = await content();
      reply.hijack();
      reply.raw.writeHead(200, { 'content-type': type, 'content-length': body.length });
      reply.raw.write(body.subarray(0, Math.floor(body.length / 2)));
      reply.raw.destroy();
      return undefined;
    }
    default:
      // The answer never comes; the browser gives up.
      reply.hijack();
  }
}

/** Serves the ordered faults for files of releases only. */
export function serveFaults(app: FastifyInstance, folder: string): ServeFault {
  return async (request, reply, file) => {
    const address = `/${file.part}/${file.version}/${file.file}`;
    const kind = request.site && (browserFault(request, address) ?? (await takeFault(app, request.site.code, address)));
    if (kind === undefined) return false;
    await strike(kind, () => readFile(placeOf(folder, file)), file.file, reply);
    return true;
  };
}
