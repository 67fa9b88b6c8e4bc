import { eq } from 'drizzle-orm';
import type { Db } from '../../base/db/database';
import { members } from '../../base/db/schema';
import { isAsProven } from '../../base/members/as-proven';
import type { Member } from '../../base/members/member';
import { Refusal } from '../../base/refusals/refusal';
import type { Site } from '../../base/sites/site';
import { type News, tell } from '../recovery/news';
import { spendCode } from '../verification/check-code';

interface Binding {
  readonly site: Site;
  /** The account as it was when the proof was checked. */
  readonly member: Member;
  /** Ids of the codes to use up: of the new number or address, and of the proof. */
  readonly codes: readonly (number | undefined)[];
  readonly now: Date;
  /** The columns to write, from the account as it is now. */
  readonly changes: (member: Member) => Partial<Member>;
  /** The notice to everything bound before; none when nothing changed. */
  readonly news: (member: Member) => News;
}

/** Binds a proven number or address: codes, account and notices are one transaction. Bindings of one member run in turn. */
export function bind(db: Db, { site, member, codes, now, changes, news }: Binding): Promise<void> {
  return db.transaction(async (tx) => {
    for (const code of codes) if (code !== undefined) await spendCode(tx, code, now);
    // A password changed or a session ended since the proof makes the proof invalid (decision 19).
    if (!(await isAsProven(tx, member))) throw new Refusal('session.expired', undefined, 401);
    const [before] = await tx.select().from(members).where(eq(members.id, member.id)).for('update');
    if (before === undefined) throw new Error(`member ${member.id} is gone`);
    await tx.update(members).set(changes(before)).where(eq(members.id, member.id));
    await tell(tx, { site, member: before, now, news: news(before) });
  });
}
