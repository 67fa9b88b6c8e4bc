export const sectionId = (code: string): string => `games-${code}`;
