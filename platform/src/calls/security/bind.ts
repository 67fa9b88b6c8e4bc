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
  /** The account as it was when the member showed who they are. */
  readonly member: Member;
  /** The code that came from what is bound, and the one that was the proof. */
  readonly codes: readonly (number | undefined)[];
  readonly now: Date;
  /** What is written, by the account as it is now. */
  readonly changes: (member: Member) => Partial<Member>;
  /** What everyone is told who the account belonged to so far; nothing where nothing changed. */
  readonly news: (member: Member) => News;
}

/** Binds what has been proven: codes, account and messages are one transaction, and two bindings of a member come one after the other. */
export function bind(db: Db, { site, member, codes, now, changes, news }: Binding): Promise<void> {
  return db.transaction(async (tx) => {
    for (const code of codes) if (code !== undefined) await spendCode(tx, code, now);
    // Whoever proved it by a password that was replaced since, or in a session that a reset has ended, binds nothing (decision 19).
    if (!(await isAsProven(tx, member))) throw new Refusal('session.expired', undefined, 401);
    const [before] = await tx.select().from(members).where(eq(members.id, member.id)).for('update');
    if (before === undefined) throw new Error(`member ${member.id} is gone`);
    await tx.update(members).set(changes(before)).where(eq(members.id, member.id));
    await tell(tx, { site, member: before, now, news: news(before) });
  });
}
