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

/** Time between two announcements of the common list, newest first. */
const SPACING_MS = 9 * 3_600_000;

/**
 * Announcements by type and group, in the requested language (A060). The site decides whom a pop-up is for; only agents get
 * announcements for agents.
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

/** Marks agent announcements as read, as opening their list does (S3-AGENT-04). */
export async function markAgentRead(db: Db, session: Session, shown: readonly Announcement[]): Promise<void> {
  const rows = shown
    .filter(({ type }) => type === 'A')
    .map(({ id }) => ({ memberId: session.member.id, announcementId: id }));
  if (rows.length > 0) await db.insert(announcementReads).values(rows).onConflictDoNothing();
}

/** Number of agent announcements that this member has not opened. */
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

/** A text in the requested language, else in TY. */
export function wordsIn(words: Words, language: string | undefined): string {
  if (typeof words === 'string') return words;
  return words[language === 'EN' ? 'EN' : 'TY'];
}
