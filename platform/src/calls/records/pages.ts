/** Number of pages for `count` rows; an empty list has one page, so that page 1 always exists. */
export const pagesOf = (count: number, pageSize: number): number => Math.max(1, Math.ceil(count / pageSize));
