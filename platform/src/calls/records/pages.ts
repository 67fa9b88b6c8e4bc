/** How many pages `count` rows make; an empty list is one empty page, so that `pageNum` is never above it at the start. */
export const pagesOf = (count: number, pageSize: number): number => Math.max(1, Math.ceil(count / pageSize));
