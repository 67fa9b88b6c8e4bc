import type { Site } from './site';

/** The language of a merchant's messages, of those that there are; English speaks for the others. */
export const languageOf = ({ language }: Pick<Site, 'language'>): 'EN' | 'TY' => (language === 'TY' ? 'TY' : 'EN');
