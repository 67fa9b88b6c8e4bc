import type { Site } from './site';

/** Language of a merchant's messages; English where theirs is not available. */
export const languageOf = ({ language }: Pick<Site, 'language'>): 'EN' | 'TY' => (language === 'TY' ? 'TY' : 'EN');
