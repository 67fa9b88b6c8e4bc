import { and, eq } from 'drizzle-orm';
import type { ContentKind, ContentOf } from '../../base/catalogue/content-kinds';
import type { Db } from '../../base/db/database';
import { contentSets } from '../../base/db/schema';

/** What a merchant has put in place of the common content of that kind, or undefined. */
export async function contentOf<K extends ContentKind>(
  db: Db,
  merchantCode: string,
  kind: K,
): Promise<ContentOf<K> | undefined> {
  const [found] = await db
    .select({ items: contentSets.items })
    .from(contentSets)
    .where(and(eq(contentSets.merchantCode, merchantCode), eq(contentSets.kind, kind)));
  // Checked against the kind's schema when it was put in place.
  return found?.items as ContentOf<K> | undefined;
}

/** Puts a merchant's own content in place; null goes back to the common one. */
export async function setContent<K extends ContentKind>(
  db: Db,
  merchantCode: string,
  kind: K,
  items: ContentOf<K> | null,
): Promise<void> {
  if (items === null) {
    await db.delete(contentSets).where(and(eq(contentSets.merchantCode, merchantCode), eq(contentSets.kind, kind)));
    return;
  }
  await db
    .insert(contentSets)
    .values({ merchantCode, kind, items })
    .onConflictDoUpdate({ target: [contentSets.merchantCode, contentSets.kind], set: { items } });
}
