import { Type } from '@sinclair/typebox';
import { asc, desc, gt, lt } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Rows of one page of a list. */
export const PAGE = 50;

export const ListQuery = Type.Object({
  state: Type.Optional(Type.String({ maxLength: 20 })),
  from: Type.Optional(Type.String({ pattern: '^\\d{1,15}$' })),
});

const Id = Type.String({ pattern: '^[1-9]\\d{0,14}$' });
/** A feedback or an application, and a picture that came with it. */
export const LetterParams = Type.Object({ code: Type.String(), id: Id });
export const PictureParams = Type.Object({ code: Type.String(), id: Id, place: Type.String({ pattern: '^[0-2]$' }) });

/** Where a page of a list begins: waiting orders oldest first, decided ones newest first. */
export function pageOf(id: PgColumn, from: string | undefined, oldestFirst: boolean) {
  const after = from === undefined ? undefined : oldestFirst ? gt(id, Number(from)) : lt(id, Number(from));
  return { after, order: oldestFirst ? asc(id) : desc(id) };
}

/** The rows of a page out of one more than it holds, and where the next one begins; null at the end. */
export function pageFrom<Row>(rows: readonly Row[], idOf: (row: Row) => number) {
  const page = rows.slice(0, PAGE);
  const last = page.at(-1);
  return { page, next: rows.length > PAGE && last !== undefined ? String(idOf(last)) : null };
}
