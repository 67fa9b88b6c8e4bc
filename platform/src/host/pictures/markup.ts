const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes a text for the content of an element and for a quoted attribute. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');

/**
 * Fills the holes of some markup at once, so that a text that looks like a hole is none.
 * @param markupOf gives markup for the name of a hole: a text must be escaped
 */
export const filled = (markup: string, markupOf: (hole: string) => string): string =>
  markup.replace(/\{\{(\w+)\}\}/g, (_, hole: string) => markupOf(hole));
