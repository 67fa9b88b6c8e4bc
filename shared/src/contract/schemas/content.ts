import { Type } from '@sinclair/typebox';
import { CONTENT_TYPES } from '../constants';
import { Moment } from './envelope';

/** An announcement. Types: B banner, PL and H notice, PU pop-up, A for agents, PR promotion (A060). */
export const Announcement = Type.Object({
  id: Type.Integer(),
  type: Type.Union(Object.values(CONTENT_TYPES).map((each) => Type.Literal(each))),
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

/** A promotion; pages look it up by `key` (A073). */
export const Promotion = Type.Object({ key: Type.String(), enabled: Type.Boolean(), claimed: Type.Boolean() });

/** An activity in the list. Without a start or an end it is unlimited on that side. */
export const Activity = Type.Object({
  id: Type.Integer(),
  title: Type.String(),
  summary: Type.String(),
  image: Type.Optional(Type.String()),
  startsAt: Type.Optional(Moment),
  endsAt: Type.Optional(Moment),
  status: Type.Union((['coming', 'running', 'ended'] as const).map((each) => Type.Literal(each))),
});

/**
 * An activity's page: `content` is HTML, `url` the path or address where members take part, `applies` whether they have to apply
 * for it (F-APPLY-01).
 */
export const ActivityInfo = Type.Composite([
  Activity,
  Type.Object({
    content: Type.String(),
    url: Type.Optional(Type.String()),
    applies: Type.Optional(Type.Boolean()),
  }),
]);

export const ActivityPage = Type.Object({
  content: Type.Array(Activity),
  pageNum: Type.Integer(),
  totalPages: Type.Integer(),
});

export const ActivitiesQuery = Type.Object({
  lang: Type.String(),
  pageNo: Type.Integer({ minimum: 1, maximum: 100_000 }),
  pageSize: Type.Integer({ minimum: 1, maximum: 100 }),
});

export const ActivityQuery = Type.Object({ id: Type.Integer(), lang: Type.String() });
