import { Type } from '@sinclair/typebox';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { type ContentKind, contentKinds } from '../base/catalogue/content-kinds';
import { messages } from '../base/db/schema';
import { siteTime } from '../base/sites/site';
import { keepClubLevels } from '../calls/club/percents';
import { setContent } from '../calls/content/sets';
import { bodyOf, memberOf, merchantOf, OpsError } from './answer';

const KindParams = Type.Object({ code: Type.String(), kind: Type.String() });
const MemberParams = Type.Object({ code: Type.String(), username: Type.String() });
const MessagesBody = Type.Object(
  {
    unread: Type.Integer({ minimum: 0, maximum: 1000 }),
    read: Type.Optional(Type.Integer({ minimum: 0, maximum: 1000 })),
  },
  { additionalProperties: false },
);

/**
 * A merchant's own content: `PUT …/content/<kind>` with `{ items }` replaces the common list (kinds: announcements, activities,
 * help, promotions, gifts, hotMatches, gameMenus, lotteryMenu, dividend, clubLevels), `{ "items": null }` restores it. Also messages to a member's inbox.
 */
export function contentOperations(app: FastifyInstance): void {
  const { db, realNow } = app.platform;

  app.put(
    '/_ops/merchants/:code/content/:kind',
    {
      config: { operation: 'decision' },
      schema: {
        summary: 'Replaces a common list of content for a merchant; null restores it',
        params: KindParams,
      },
    },
    async (request) => {
      const { code, kind: name } = bodyOf(KindParams, request.params);
      const site = await merchantOf(db, code);
      const { code: merchantCode } = site;
      const kind = kindOf(name);
      const body = Type.Object({ items: Type.Union([contentKinds[kind], Type.Null()]) });
      const { items } = bodyOf(body, request.body);
      await db.transaction(async (tx) => {
        // Today is paid by the levels that it began with.
        if (kind === 'clubLevels') await keepClubLevels(tx, site, siteTime(site, realNow()));
        await setContent(tx, merchantCode, kind, items);
      });
      return { merchantCode, kind, items };
    },
  );

  app.put(
    '/_ops/merchants/:code/members/:username/messages',
    {
      config: { operation: 'test' },
      schema: {
        summary: 'Fills the inbox of a member: the newest messages are unread, older ones are read',
        params: MemberParams,
        body: MessagesBody,
      },
    },
    async (request) => {
      const { code, username } = bodyOf(MemberParams, request.params);
      const site = await merchantOf(db, code);
      const { id: memberId } = await memberOf(db, site, username);
      const { unread, read = 0 } = bodyOf(MessagesBody, request.body);
      const sentAt = siteTime(site, realNow());
      await db.transaction(async (tx) => {
        await tx.delete(messages).where(eq(messages.memberId, memberId));
        const rows = Array.from({ length: read + unread }, (_, at) => ({
          ...{ merchantCode: site.code, memberId, sentAt, title: `Message ${at + 1}`, body: 'A message.' },
          readAt: at < read ? sentAt : null,
        }));
        if (rows.length > 0) await tx.insert(messages).values(rows);
      });
      return { username, unread, read };
    },
  );
}

function kindOf(text: string): ContentKind {
  const kinds = Object.keys(contentKinds) as ContentKind[];
  const kind = kinds.find((known) => known === text);
  if (kind === undefined) throw new OpsError(404, `There is no content of kind ${text}, only ${kinds.join(', ')}.`);
  return kind;
}
