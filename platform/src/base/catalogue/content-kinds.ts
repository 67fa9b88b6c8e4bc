import { ActivityInfo, Announcement, ClubBenefit, HotMatch, Promotion } from '@foyer/shared/contract/schemas';
import { type Static, type TSchema, Type } from '@sinclair/typebox';

const Words = Type.Union([Type.String(), Type.Object({ EN: Type.String(), TY: Type.String() })]);
/** A text for all languages, or one each. */
export type Words = Static<typeof Words>;

/** Whole lists that a merchant may put in place of the common ones, by kind. */
export const contentKinds = {
  /** Texts are one for all languages, or one each. An item with a `groupName` shows in that group only. */
  announcements: Type.Array(
    Type.Composite([
      Type.Omit(Announcement, ['title', 'content']),
      Type.Object({ title: Words, content: Type.Optional(Words), groupName: Type.Optional(Type.String()) }),
    ]),
  ),
  /**
   * Shown from `from` until `to` (moments; without `to` until the end), and only while the promotion of `promotionKey` is
   * enabled, where one is named.
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
  promotions: Type.Array(Promotion),
  /** A list, or how many of the common matches to show. */
  hotMatches: Type.Union([Type.Array(HotMatch), Type.Integer({ minimum: 0 })]),
  dividend: Type.Object({ enabled: Type.Boolean() }),
  /** The levels of the member club, lowest first; `turnover` is a decimal amount. */
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
