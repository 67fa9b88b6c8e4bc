/** Rows without doubles, which appear when a new row moves others to the next page. */
export function uniqueRows<R extends { readonly id: string }>(rows: readonly R[]): R[] {
  return [...new Map(rows.map((row) => [row.id, row])).values()];
}
