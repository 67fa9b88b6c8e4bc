import { Type } from '@sinclair/typebox';
import { desc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../base/db/database';
import { merchantHosts } from '../base/db/schema';
import { bodyOf, merchantOf } from './answer';
import { CodeParams } from './members';

/** A host name without port. */
export const HostName = Type.String({ pattern: '^[a-z0-9][a-z0-9.-]*$', maxLength: 253 });
const HostsBody = Type.Object(
  { hosts: Type.Array(HostName, { minItems: 1, maxItems: 50, uniqueItems: true }) },
  { additionalProperties: false },
);

/** A merchant's host names, and the first one, which absolute addresses use (decision 17). */
async function hostsOf(db: Db, merchantCode: string) {
  const rows = await db
    .select({ host: merchantHosts.host })
    .from(merchantHosts)
    .where(eq(merchantHosts.merchantCode, merchantCode))
    .orderBy(desc(merchantHosts.first), merchantHosts.host);
  return { merchantCode, hosts: rows.map(({ host }) => host) };
}

/** Shows and replaces the host names of a merchant's site. */
export function hostOperations(app: FastifyInstance): void {
  const { db } = app.platform;
  const config = { operation: 'decision' } as const;
  const url = '/_ops/merchants/:code/hosts';

  const seen = {
    summary: 'Lists the host names of a merchant; the first is used in links',
    params: CodeParams,
  };
  app.get(url, { config, schema: seen }, async (request) =>
    hostsOf(db, (await merchantOf(db, bodyOf(CodeParams, request.params).code)).code),
  );

  const put = {
    summary: 'Replaces the host names of a merchant; the first is used in links',
    params: CodeParams,
    body: HostsBody,
  };
  app.put(url, { config, schema: put }, async (request) => {
    const { code: merchantCode } = await merchantOf(db, bodyOf(CodeParams, request.params).code);
    const { hosts } = bodyOf(HostsBody, request.body);
    await db.transaction(async (tx) => {
      await tx.delete(merchantHosts).where(eq(merchantHosts.merchantCode, merchantCode));
      await tx.insert(merchantHosts).values(hosts.map((host, at) => ({ host, merchantCode, first: at === 0 })));
    });
    return hostsOf(db, merchantCode);
  });
}
