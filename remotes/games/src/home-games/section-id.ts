/** Id of a category's section on the home page. */
export const sectionId = (code: string): string => `games-${code}`;
