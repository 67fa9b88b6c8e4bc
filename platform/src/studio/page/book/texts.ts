import type { Tables } from '../texts';
import { EN } from './texts-en';
import { TH } from './texts-th';

/** What only a book of matches says. */
export const BOOK_TEXTS: Tables = { EN, TH };
