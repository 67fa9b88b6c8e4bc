import { openBook } from './book/game';
import { BOOK_TEXTS } from './book/texts';
import { textsWith } from './texts';
import { beginVisit, dress } from './visit';

// The visit takes the query out of the address.
const wanted = new URLSearchParams(window.location.search).get('match');
const text = textsWith(dress.language, BOOK_TEXTS);
const visit = await beginVisit(text);
const locale = document.documentElement.lang === 'th' ? 'th-TH' : 'en-GB';
if (visit?.game) openBook({ ...visit, game: visit.game }, { text, locale, wanted });
