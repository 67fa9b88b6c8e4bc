import { eq } from 'drizzle-orm';
import type { Db } from '../db/database';
import { members } from '../db/schema';
import type { Member } from '../members/member';
import { type News, tell } from '../recovery/news';
import type { Site } from '../sites/site';
import { spendCode } from '../verification/codes';

interface Binding {
  readonly site: Site;
  readonly memberId: number;
  /** The code that came from what is bound, and the one that was the proof. */
  readonly codes: readonly (number | undefined)[];
  readonly now: Date;
  /** What is written, by the account as it is now. */
  readonly changes: (member: Member) => Partial<Member>;
  /** What everyone is told who the account belonged to so far; nothing where nothing changed. */
  readonly news: (member: Member) => News;
}

/** Binds what has been proven: codes, account and messages are one transaction, and two bindings of a member come one after the other. */
export function bind(db: Db, { site, memberId, codes, now, changes, news }: Binding): Promise<void> {
  return db.transaction(async (tx) => {
    for (const code of codes) if (code !== undefined) await spendCode(tx, code, now);
    const [before] = await tx.select().from(members).where(eq(members.id, memberId)).for('update');
    if (before === undefined) throw new Error(`member ${memberId} is gone`);
    await tx.update(members).set(changes(before)).where(eq(members.id, memberId));
    await tell(tx, { site, member: before, now, news: news(before) });
  });
}
