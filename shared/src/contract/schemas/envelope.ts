import { type TSchema, Type } from '@sinclair/typebox';

/** The JSON body of every answer (A017). A refusal is HTTP 200 with `success: false` and a code. */
export const envelopeOf = <T extends TSchema>(value: T) =>
  Type.Union([
    Type.Object({ success: Type.Literal(true), value }),
    Type.Object({
      success: Type.Literal(false),
      value: Type.Optional(Type.Unknown()),
      code: Type.String(),
      message: Type.Optional(Type.String()),
    }),
  ]);

/** A decimal as text, so that no digit is lost. */
export const Decimal = Type.String({ pattern: '^-?\\d+(\\.\\d+)?$', description: 'decimal number as text' });

/** A moment in epoch milliseconds (A065). */
export const Moment = Type.Integer({ description: 'epoch milliseconds' });

export const Flag = Type.Union([
  Type.Boolean(),
  Type.Literal(0),
  Type.Literal(1),
  Type.Literal('0'),
  Type.Literal('1'),
  Type.Literal('true'),
  Type.Literal('false'),
]);

export const Nothing = Type.Null();
