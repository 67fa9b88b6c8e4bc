import { type Static, Type } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import type { FastifyInstance } from 'fastify';
import { addressKey } from '../../base/limits/address-key';
import { countOrRefuse } from '../../base/limits/rate';
import { INTEGRITY_REPORTS } from '../document-headers';
import { countRefusal } from './note-looks';

/** Reports of one address in a minute. */
const A_MINUTE = 30;
/** Reports that count of one body. */
const MOST = 10;

/** As browsers send them; what else is in a report is not read. */
const Report = Type.Object({
  type: Type.Literal('integrity-violation'),
  body: Type.Object({ blockedURL: Type.String({ maxLength: 2048 }) }),
});
const Reports = Type.Array(Type.Unknown(), { maxItems: 100 });

/** What a script belongs to, by its address: a release that was published here, or another host. */
async function blamed(app: FastifyInstance, { body: { blockedURL } }: Static<typeof Report>) {
  const pathname = URL.canParse(blockedURL) ? new URL(blockedURL).pathname : '';
  const [, part = '', version = ''] = /^\/([a-z][a-z0-9-]*)\/([0-9A-Za-z.+_-]+)\//.exec(pathname) ?? [];
  if (await app.platform.releases.released(part, version)) return { part, version, what: pathname };
  return { part: '', version: '', what: 'a script that is of no release' };
}

/**
 * Takes what browsers tell of scripts that `Integrity-Policy` kept from running (decision 98). Anybody can send it, so it is counted in
 * few groups, is shown apart, and changes nothing else.
 */
export async function browserReports(app: FastifyInstance): Promise<void> {
  app.addContentTypeParser('application/reports+json', { parseAs: 'string', bodyLimit: 16_384 }, (_, body, done) => {
    try {
      done(null, JSON.parse(body.toString()));
    } catch {
      done(null, []);
    }
  });
  app.post(INTEGRITY_REPORTS, { bodyLimit: 16_384, schema: { hide: true } }, async (request, reply) => {
    const { db, realNow } = app.platform;
    const now = realNow();
    const channel = request.site?.code ?? '';
    const rate = { merchant: channel, action: 'integrity reports', subject: addressKey(request.ip) };
    await countOrRefuse(db, { ...rate, limit: A_MINUTE, windowMs: 60_000, now });
    const all = Value.Check(Reports, request.body) ? request.body : [];
    for (const report of all.filter((each) => Value.Check(Report, each)).slice(0, MOST)) {
      const { what, ...release } = await blamed(app, report);
      const sentence = `A page asked for ${what} without a hash.`.slice(0, 400);
      const told = { kind: 'browser', check: 'unhashed', channel, sentence, ...release } as const;
      await countRefusal(db, 'browsers', told, 'nothing: it did not run', now);
    }
    return reply.status(204).send();
  });
}
