import { and, eq, gt } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { rateWindows } from '../base/db/schema';
import { countOrRefuse } from '../base/limits/rate';
import { Refusal } from '../base/refusals/refusal';

/** Wrong keys per address and minute; afterwards even the right key is refused. */
const WRONG_A_MINUTE = 10;
const MINUTE_MS = 60_000;
const ACTION = 'operations.key';
/** Operations belong to no merchant. */
const NOBODY = '';

/** Counts wrong keys by address in the database, so over all instances. */
export class WrongKeys {
  constructor(private readonly app: FastifyInstance) {}

  /** Whether an address gave too many wrong keys in this minute. */
  async tooMany(subject: string): Promise<boolean> {
    const { db, realNow } = this.app.platform;
    const since = new Date(realNow().getTime() - MINUTE_MS);
    const [row] = await db
      .select({ count: rateWindows.count })
      .from(rateWindows)
      .where(
        and(
          eq(rateWindows.merchantCode, NOBODY),
          eq(rateWindows.action, ACTION),
          eq(rateWindows.subject, subject),
          gt(rateWindows.startedAt, since),
        ),
      );
    return row !== undefined && row.count >= WRONG_A_MINUTE;
  }

  async count(subject: string): Promise<void> {
    const { db, realNow } = this.app.platform;
    const rate = { merchant: NOBODY, action: ACTION, subject, limit: WRONG_A_MINUTE, windowMs: MINUTE_MS };
    await countOrRefuse(db, { ...rate, now: realNow() }).catch((error: unknown) => {
      // The next key finds the window full.
      if (!(error instanceof Refusal)) throw error;
    });
  }
}
