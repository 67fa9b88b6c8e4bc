import { Type } from '@sinclair/typebox';

/** One announcement of any type: B banner, PL and H notices, PU pop-up, A for agents, PR promotion (A060). */
export const Announcement = Type.Object({
  id: Type.Integer(),
  type: Type.Union((['A', 'PL', 'B', 'PU', 'PR', 'H'] as const).map((each) => Type.Literal(each))),
  title: Type.String(),
  content: Type.Optional(Type.String()),
  url: Type.Optional(Type.String()),
  image: Type.Optional(Type.String()),
  promotionType: Type.Optional(Type.String()),
  execution: Type.Optional(Type.Union([Type.Literal('A'), Type.Literal('B'), Type.Literal('F')])),
  publishedAt: Type.Optional(Type.Integer()),
});

export const AnnouncementsQuery = Type.Object({
  types: Type.String(),
  groupName: Type.Optional(Type.String()),
  platform: Type.String(),
  merchantCode: Type.String(),
  language: Type.Optional(Type.String()),
  token: Type.Optional(Type.String()),
});

/** A promotion is looked up by its key (A073). */
export const Promotion = Type.Object({ key: Type.String(), enabled: Type.Boolean(), claimed: Type.Boolean() });
