import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Static, Type } from '@sinclair/typebox';
import { and, eq, isNull, or, sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { checkerOf } from '../checker';
import { hostFaults } from '../db/schema/faults';

/** Serves a fault instead of a file. @returns whether it answered */
export type ServeFault = (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>;

const kinds = ['404', '500', 'hang', 'cut', 'html', 'throw', 'tamper'] as const;

const FaultOrder = Type.Object({
  pattern: Type.String({ minLength: 1, description: 'regular expression over the path' }),
  kind: Type.Union(kinds.map((kind) => Type.Literal(kind))),
  times: Type.Optional(Type.Integer({ minimum: 1 })),
});

/** Takes the first fault that strikes this path, and counts it. */
async function take(
  { platform: { db } }: FastifyInstance,
  merchantCode: string,
  file: string,
): Promise<string | undefined> {
  const strikes = and(
    eq(hostFaults.merchantCode, merchantCode),
    sql`${file} ~ ${hostFaults.pattern}`,
    or(isNull(hostFaults.remaining), sql`${hostFaults.remaining} > 0`),
  );
  const [fault] = await db.select().from(hostFaults).where(strikes).orderBy(hostFaults.id).limit(1);
  if (!fault) return undefined;
  if (fault.remaining !== null) {
    await db
      .update(hostFaults)
      .set({ remaining: sql`${hostFaults.remaining} - 1` })
      .where(eq(hostFaults.id, fault.id));
  }
  return fault.kind;
}

const original = (folder: string, file: string): Promise<Buffer> => readFile(path.join(folder, file));

async function strike(kind: string, content: () => Promise<Buffer>, file: string, reply: FastifyReply): Promise<void> {
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
      // Hangs: the answer never comes, and ends when the browser gives up.
      reply.hijack();
  }
}

/** The operations that make files of one merchant's site fail, and end it. Without `times` a fault strikes always. */
export function faultOperations(app: FastifyInstance): void {
  const check = checkerOf(FaultOrder);
  const { db } = app.platform;
  app.post<{ Params: { code: string } }>('/_ops/merchants/:code/faults', async (request, reply) => {
    const { pattern, kind, times } = check.json(request.body) as Static<typeof FaultOrder>;
    await db.insert(hostFaults).values({ merchantCode: request.params.code, pattern, kind, remaining: times ?? null });
    return reply.status(201).send({ pattern, kind });
  });
  app.delete<{ Params: { code: string } }>('/_ops/merchants/:code/faults', async (request, reply) => {
    await db.delete(hostFaults).where(eq(hostFaults.merchantCode, request.params.code));
    return reply.status(204).send();
  });
}

/** Gives what serves the ordered faults on the host. */
export function serveFaults(app: FastifyInstance, folder: string): ServeFault {
  return async (request, reply) => {
    const file = request.url.split('?')[0] ?? '';
    const kind = request.site && (await take(app, request.site.code, file));
    if (kind === undefined) return false;
    await strike(kind, () => original(folder, file), file, reply);
    return true;
  };
}
