import { Type } from '@sinclair/typebox';
import { Moment } from './envelope';

const Id = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });

/** A message in a member's inbox; both texts are plain. */
export const Message = Type.Object({
  id: Id,
  title: Type.String(),
  body: Type.String(),
  sentAt: Moment,
  read: Type.Boolean(),
});

/** Messages older than the one of id `before`; without it the newest. */
export const MessagesQuery = Type.Object({ before: Type.Optional(Id) });

/** Twenty messages, newest first, and whether older ones follow. */
export const MessagePage = Type.Object({ content: Type.Array(Message), more: Type.Boolean() });

export const MessageQuery = Type.Object({ id: Id });

/** Messages by their ids, or all up to one of them, so that what arrives later is not among them. */
export const MessagesBody = Type.Union([
  Type.Object({ ids: Type.Array(Id, { minItems: 1, maxItems: 100 }) }, { additionalProperties: false }),
  Type.Object({ upTo: Id }, { additionalProperties: false }),
]);

/** The same by a query, where ids stand with commas between them. One of the two must be there, and only one. */
export const DeleteMessagesQuery = Type.Object({
  ids: Type.Optional(Type.String({ pattern: '^[1-9]\\d{0,14}(,[1-9]\\d{0,14}){0,99}$' })),
  upTo: Type.Optional(Id),
});

/** What the inbox holds afterwards. */
export const MessageCounts = Type.Object({ all: Type.Integer(), unread: Type.Integer() });
