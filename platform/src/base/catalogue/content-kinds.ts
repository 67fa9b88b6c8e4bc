import { ActivityInfo, Announcement, ClubBenefit, HotMatch, Promotion } from '@foyer/shared/contract/schemas';
import { type Static, type TSchema, Type } from '@sinclair/typebox';

const Words = Type.Union([Type.String(), Type.Object({ EN: Type.String(), TY: Type.String() })]);
/** One text for all languages, or one per language. */
export type Words = Static<typeof Words>;

/** The lists that a merchant may replace, by kind. */
export const contentKinds = {
  /** An item with a `groupName` shows in that group only. */
  announcements: Type.Array(
    Type.Composite([
      Type.Omit(Announcement, ['title', 'content']),
      Type.Object({ title: Words, content: Type.Optional(Words), groupName: Type.Optional(Type.String()) }),
    ]),
  ),
  /**
   * Shown from `from` until `to`, or for ever without `to`; with a `promotionKey`, only while that promotion is enabled.
   */
  activities: Type.Array(
    Type.Composite([
      Type.Omit(ActivityInfo, ['title', 'summary', 'content', 'status']),
      Type.Object({
        title: Words,
        summary: Words,
        content: Words,
        from: Type.Optional(Type.Integer()),
        to: Type.Optional(Type.Integer()),
        promotionKey: Type.Optional(Type.String()),
      }),
    ]),
  ),
  /** Topics of the help center, as they are shown; `content` is HTML. */
  help: Type.Array(Type.Object({ title: Words, content: Words }), { maxItems: 100 }),
  promotions: Type.Array(Promotion),
  /** A list of matches, or how many of the common ones to show. */
  hotMatches: Type.Union([Type.Array(HotMatch), Type.Integer({ minimum: 0 })]),
  dividend: Type.Object({ enabled: Type.Boolean() }),
  /** Levels of the member club, lowest first; `turnover` is a decimal amount. */
  clubLevels: Type.Array(
    Type.Composite([
      Type.Omit(ClubBenefit.properties.levels.items, ['turnover']),
      Type.Object({ turnover: Type.String({ pattern: '^\\d{1,15}(\\.\\d{1,4})?$' }) }),
    ]),
    { minItems: 1, maxItems: 20 },
  ),
} as const satisfies Record<string, TSchema>;

export type ContentKind = keyof typeof contentKinds;
export type ContentOf<K extends ContentKind> = Static<(typeof contentKinds)[K]>;
