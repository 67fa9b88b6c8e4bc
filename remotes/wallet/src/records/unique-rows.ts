/** A row that came while one read on pushes the others to the next page: none shows twice. */
export function uniqueRows<R extends { readonly id: string }>(rows: readonly R[]): R[] {
  return [...new Map(rows.map((row) => [row.id, row])).values()];
}
