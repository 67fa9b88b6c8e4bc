import { type Static, Type } from '@sinclair/typebox';

/** The beginning of a log: its length in bytes up to the end of a line, and `hashOf` of it. */
export const LogHead = Type.Object({ bytes: Type.Integer({ minimum: 0 }), hash: Type.String() });

export type LogHead = Static<typeof LogHead>;
