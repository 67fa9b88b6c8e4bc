import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { CallContext } from '../../base/call/call';
import type { Db } from '../../base/db/database';
import { headPictures, members } from '../../base/db/schema';
import { countOrRefuse } from '../../base/limits/rate';
import { Refusal } from '../../base/refusals/refusal';
import { refuseTrial } from '../security/prove';
import { checkPicture } from './check-picture';

/** Path of uploaded pictures, followed by row and hash: a new picture gets a new address. */
export const UPLOADED = '/art/member';
const CHANGES_AN_HOUR = 20;

/**
 * Sets the member's picture to one of the choices, or to an upload, which replaces the last one (A110).
 *
 * @throws Refusal `picture.invalid`, `request.invalid` for none or both, `rate.limited`
 */
export async function setHeadIcon({
  db,
  session,
  body,
  now,
  request,
}: CallContext<'setHeadIcon'>): Promise<{ headIcon: string }> {
  const { id: memberId, merchantCode } = session.member;
  refuseTrial(session.member);
  const counted = { merchant: merchantCode, action: 'head-icon', subject: String(memberId), now };
  await countOrRefuse(db, { ...counted, limit: CHANGES_AN_HOUR, windowMs: 60 * 60 * 1000 });
  const { icon, image } = body;
  if ((icon === undefined) === (image === undefined)) throw new Refusal('request.invalid', undefined, 400);
  return db.transaction(async (tx) => {
    const headIcon =
      image === undefined
        ? await choose(tx, request.server.platform.catalogue.avatars, memberId, icon)
        : await store(tx, session.member, image, now);
    await tx.update(members).set({ headIcon }).where(eq(members.id, memberId));
    return { headIcon };
  });
}

async function choose(tx: Db, choices: readonly string[], memberId: number, icon: string | undefined): Promise<string> {
  const chosen = choices.find((choice) => choice === icon);
  if (chosen === undefined) throw new Refusal('picture.invalid');
  await tx.delete(headPictures).where(eq(headPictures.memberId, memberId));
  return chosen;
}

async function store(
  tx: Db,
  { id: memberId, merchantCode }: { readonly id: number; readonly merchantCode: string },
  image: string,
  uploadedAt: Date,
): Promise<string> {
  const { bytes, contentType } = checkPicture(image);
  const picture = { bytes, contentType, hash: createHash('sha256').update(bytes).digest('hex'), uploadedAt };
  const [stored] = await tx
    .insert(headPictures)
    .values({ memberId, merchantCode, ...picture })
    .onConflictDoUpdate({ target: headPictures.memberId, set: picture })
    .returning({ id: headPictures.id });
  if (stored === undefined) throw new Error('the picture was not stored');
  return `${UPLOADED}/${nameOf({ id: stored.id, ...picture })}`;
}

/** File name of an uploaded picture in its address. */
export function nameOf({
  id,
  hash,
  contentType,
}: Pick<typeof headPictures.$inferSelect, 'id' | 'hash' | 'contentType'>) {
  return `${id}-${hash.slice(0, 20)}.${contentType === 'image/png' ? 'png' : 'jpg'}`;
}
