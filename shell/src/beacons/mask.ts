/** A text in quotes, also one that is cut; the apostrophe of a word begins none. */
const QUOTED = /(^|\W)(['`])(.*?)(\2(?!\w)|$)/gs;
/** Before the name of a property, in the words of browsers; any other name may be a person's. */
const OF_CODE = /(?:reading|setting|property) $/;
const NAME = /^[A-Za-z_$][\w$.]{0,30}$/;

/** The longest message that is told. */
const LONGEST = 120;

/**
 * What of an error's message leaves the browser: no address, mail, number, long word or quoted text, since these may name a
 * person; the name of a property stays.
 */
export function masked(message: string): string {
  const plain = message
    .replace(/\S*(?:@|%40)\S*/g, '<mail>')
    .replace(/\b[a-z][a-z+.-]*:\/\/\S*/gi, '<address>')
    .replace(/\/\S*[?#]\S*/g, '<address>')
    .replace(/"[^"]*"?/g, '<text>')
    .replace(QUOTED, (all, before, _, text, __, at, whole) => {
      return NAME.test(text) && OF_CODE.test(whole.slice(0, at + before.length)) ? all : `${before}<text>`;
    })
    .replace(/[\w+/=-]{31,}/g, '<word>')
    .replace(/\d+/g, '#')
    .replace(/[^ -~]+/g, '~')
    .replace(/@/g, '~');
  return plain.trim().slice(0, LONGEST) || 'Error';
}
