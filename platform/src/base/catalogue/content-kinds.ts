import { ActivityInfo, Announcement, ClubBenefit, HotMatch, Promotion } from '@foyer/shared/contract/schemas';
import { type Static, type TSchema, Type } from '@sinclair/typebox';

const Words = Type.Union([Type.String(), Type.Object({ EN: Type.String(), TY: Type.String() })]);
/** One text for all languages, or one per language. */
export type Words = Static<typeof Words>;

/** A positive decimal. */
const Amount = Type.String({ pattern: '^(?=.*[1-9])\\d{1,9}(\\.\\d{1,2})?$' });

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
  /** Which promotions run. What was claimed is each member's (B037). */
  promotions: Type.Array(Type.Pick(Promotion, ['key', 'enabled'])),
  /**
   * Rewards of the merchant's own, each claimed once per member (B037): for settled stakes, of some game types or all, and for approved
   * deposits from `from` up to, but not including, `to`. They can be claimed until `until`, and only while `promotion` is enabled.
   * Money for the bonus purse names how often it has to be staked.
   */
  gifts: Type.Array(
    Type.Object({
      promotion: Type.String({ minLength: 1, maxLength: 32 }),
      id: Type.String({ minLength: 1, maxLength: 40 }),
      title: Words,
      condition: Words,
      amount: Amount,
      times: Type.Optional(Type.String({ pattern: '^[1-9]\\d{0,2}$' })),
      stakes: Type.Optional(Amount),
      gameTypes: Type.Optional(Type.Array(Type.String())),
      deposits: Type.Optional(Amount),
      from: Type.Integer(),
      to: Type.Integer(),
      until: Type.Integer(),
    }),
    { maxItems: 50 },
  ),
  /** A list of matches, or how many of the common ones to show. */
  hotMatches: Type.Union([Type.Array(HotMatch), Type.Integer({ minimum: 0 })]),
  /** The categories of the merchant's menu in its order, with names of its own where it has any; others are not in it. */
  gameMenus: Type.Array(Type.Object({ gameCategory: Type.String({ minLength: 1 }), name: Type.Optional(Words) }), {
    maxItems: 50,
  }),
  /** The classes of lotteries in the merchant's order, and in each the codes that it has; all that are open without `codes`. */
  lotteryMenu: Type.Array(
    Type.Object({
      gameClassifyNew: Type.String({ minLength: 1 }),
      name: Type.Optional(Words),
      codes: Type.Optional(Type.Array(Type.String(), { maxItems: 50 })),
    }),
    { maxItems: 50 },
  ),
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
