import { type Static, Type } from '@sinclair/typebox';

/** Most conversions, exposures or voided bets of one call. */
const AT_ONCE = 500;

const Word = Type.String({ pattern: '^[A-Za-z0-9_.:-]{1,64}$' });
const Visitor = Type.String({ pattern: '^[0-9a-f]{24}$' });
/** Epoch milliseconds. */
const Moment = Type.Integer({ minimum: 0, maximum: 8_640_000_000_000_000 });

const told = { id: Word, member: Word, visitor: Type.Optional(Visitor), at: Moment };
const Conversion = Type.Union([
  Type.Object(
    {
      ...told,
      kind: Type.Union([
        ...[Type.Literal('login'), Type.Literal('registration')],
        ...[Type.Literal('deposit'), Type.Literal('launch')],
      ]),
    },
    { additionalProperties: false },
  ),
  Type.Object(
    { ...told, kind: Type.Literal('bet'), stake: Type.String({ pattern: '^\\d{1,12}(\\.\\d{1,4})?$' }) },
    { additionalProperties: false },
  ),
]);
const Exposure = Type.Object(
  {
    ...{ visitor: Visitor, at: Moment },
    part: Type.String({ pattern: '^[a-z][a-z0-9-]{0,63}$' }),
    version: Type.String({ minLength: 1, maxLength: 200 }),
    experiment: Type.String({ pattern: '^[a-z][a-z0-9-]{1,39}$' }),
    arm: Type.String({ minLength: 1, maxLength: 200 }),
  },
  { additionalProperties: false },
);

/** What the server of a merchant with a platform of its own tells at once (decision 96). */
export const ToldBody = Type.Object(
  {
    conversions: Type.Optional(Type.Array(Conversion, { maxItems: AT_ONCE })),
    exposures: Type.Optional(Type.Array(Exposure, { maxItems: AT_ONCE })),
    voided: Type.Optional(Type.Array(Word, { maxItems: AT_ONCE })),
  },
  { additionalProperties: false },
);
export type ToldBody = Static<typeof ToldBody>;
export type ToldExposure = Static<typeof Exposure>;

/** One conversion: what a member of the merchant's own platform did. */
export interface ToldConversion {
  readonly id: string;
  readonly member: string;
  readonly visitor?: string;
  readonly at: number;
  readonly kind: 'login' | 'registration' | 'deposit' | 'launch' | 'bet';
  /** Of a bet, a decimal. */
  readonly stake?: string;
}

/** Why one line of a call does not count. */
export interface RefusedLine {
  readonly id: string;
  readonly why: 'too.late' | 'in.the.future' | 'id.other' | 'id.unknown';
}

/** How a call ended. */
export interface Taken {
  /** Conversions that count from now on. */
  readonly taken: number;
  /** Those that were told before, word for word. */
  readonly known: number;
  /** Those that no experiment asks for, since none runs for the merchant's visitors: nothing is kept of them. */
  readonly passed: number;
  /** Bets that are void, now or before. */
  readonly voided: number;
  /** Exposures by the arm that the visitor is of, now or before; all others count for nothing. */
  readonly exposed: number;
  readonly refused: readonly RefusedLine[];
}
