import type { Announcement, QueryOf } from '@foyer/shared/contract';
import { eq } from 'drizzle-orm';
import type { Catalogue } from '../../base/catalogue/catalogue';
import type { Words } from '../../base/catalogue/content-kinds';
import type { Db } from '../../base/db/database';
import { announcementReads } from '../../base/db/schema';
import { hasAgency } from '../../base/members/agency';
import type { Session } from '../../base/sessions/session';
import type { Site } from '../../base/sites/site';
import { contentOf } from './sets';

/** Between two announcements of the common list, newest first. */
const SPACING_MS = 9 * 3_600_000;

/**
 * Announcements of the asked types and group, in the asked language (A060). Whom a pop-up is for is decided by the site; those
 * for agents go to agents alone, whatever is asked for.
 */
export async function announcementsOf(
  db: Db,
  catalogue: Catalogue,
  site: Site,
  session: Session | undefined,
  { types, groupName, language }: Omit<QueryOf<'announcements'>, 'merchantCode' | 'platform'>,
): Promise<Announcement[]> {
  const wanted = new Set(types.split(',').map((type) => type.trim()));
  if (session === undefined || !hasAgency(session.member.type)) wanted.delete('A');
  const items = (await contentOf(db, site.code, 'announcements')) ?? catalogue.announcements;
  return items
    .map((item, at) => ({ publishedAt: site.createdAt.getTime() - at * SPACING_MS, ...item }))
    .filter(({ type }) => wanted.has(type))
    .filter((item) => item.groupName === undefined || item.groupName === groupName)
    .map(({ groupName: _, title, content, ...rest }) => {
      const item = { ...rest, title: wordsIn(title, language) };
      return content === undefined ? item : { ...item, content: wordsIn(content, language) };
    });
}

/** Opening the agents' list takes its announcements off the unread count (S3-AGENT-04). */
export async function markAgentRead(db: Db, session: Session, shown: readonly Announcement[]): Promise<void> {
  const rows = shown
    .filter(({ type }) => type === 'A')
    .map(({ id }) => ({ memberId: session.member.id, announcementId: id }));
  if (rows.length > 0) await db.insert(announcementReads).values(rows).onConflictDoNothing();
}

/** How many announcements for agents this member has not opened yet. */
export async function countAgentUnread(db: Db, catalogue: Catalogue, site: Site, session: Session): Promise<number> {
  const ids = new Set((await announcementsOf(db, catalogue, site, session, { types: 'A' })).map(({ id }) => id));
  if (ids.size === 0) return 0;
  const read = await db
    .select({ id: announcementReads.announcementId })
    .from(announcementReads)
    .where(eq(announcementReads.memberId, session.member.id));
  for (const { id } of read) ids.delete(id);
  return ids.size;
}

/** A text in the asked language, TY when none or another is asked. */
export function wordsIn(words: Words, language: string | undefined): string {
  if (typeof words === 'string') return words;
  return words[language === 'EN' ? 'EN' : 'TY'];
}
