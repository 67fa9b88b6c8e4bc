import type { Game } from '@foyer/shared/contract';

/** The fields with a game's picture, of which the first that has one is for lists. */
export const ART_FIELDS = ['showIcon', 'mobileSmallIcon', 'iconUrl', 'mobileLargeIcon'] as const;

export const artOf = (game: Game): string => ART_FIELDS.map((field) => game[field]).find((art) => art !== '') ?? '';
