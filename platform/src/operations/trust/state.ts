import { asc, desc, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { documentReaders, documentRefusals } from '../../base/db/schema';

/** Lines of the page; `note-looks.ts` bounds what one reader may have. */
const SHOWN = 200;
/** A server that has looked for longer than this ago is away. */
const AWAY_MS = 120_000;

export type Reader = typeof documentReaders.$inferSelect & {
  /** Whether it looked in the last two minutes. */
  readonly here: boolean;
};
export type Refusal = typeof documentRefusals.$inferSelect;

/** What operators and machines are told of signed documents (decision 98). */
export interface TrustState {
  readonly at: Date;
  /** Whether this server demands signatures. */
  readonly demanded: boolean;
  /**
   * Whether no server that looked lately refuses something or has an alarm. What browsers tell does not count: anybody can send it. False
   * also where signatures are demanded and no server has looked.
   */
  readonly ok: boolean;
  readonly readers: readonly Reader[];
  /** Those that stand first, then the newest. */
  readonly refusals: readonly Refusal[];
}

/** Looks at the store, and reads what all servers found. */
export async function trustState(app: FastifyInstance): Promise<TrustState> {
  const { db, documents, realNow } = app.platform;
  await documents?.look();
  const at = realNow();
  const rows = await db.select().from(documentReaders).orderBy(asc(documentReaders.reader)).limit(SHOWN);
  const refusals = await db
    .select()
    .from(documentRefusals)
    .orderBy(sql`${documentRefusals.endedAt} is not null`, desc(documentRefusals.lastAt))
    .limit(SHOWN);
  const readers = rows.map((row) => ({ ...row, here: at.getTime() - row.lookedAt.getTime() < AWAY_MS }));
  const here = readers.flatMap((row) => (row.here ? [row.reader] : []));
  const demanded = documents !== undefined;
  const isRefused = refusals.some(({ endedAt, reader }) => endedAt === null && here.includes(reader));
  return { at, demanded, ok: !isRefused && (here.length > 0 || !demanded), readers, refusals };
}
