/** Element id of a category's section on home. */
export const sectionId = (code: string): string => `games-${code}`;
