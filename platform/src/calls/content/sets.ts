import { and, eq } from 'drizzle-orm';
import type { ContentKind, ContentOf } from '../../base/catalogue/content-kinds';
import type { Db } from '../../base/db/database';
import { contentSets } from '../../base/db/schema';

/** The merchant's own content of a kind, or undefined where the common content shows. */
export async function contentOf<K extends ContentKind>(
  db: Db,
  merchantCode: string,
  kind: K,
): Promise<ContentOf<K> | undefined> {
  const [found] = await db
    .select({ items: contentSets.items })
    .from(contentSets)
    .where(and(eq(contentSets.merchantCode, merchantCode), eq(contentSets.kind, kind)));
  // `setContent` stores only items that fit the kind's schema.
  return found?.items as ContentOf<K> | undefined;
}

/** Replaces the common content of a kind with the merchant's; null restores it. */
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
