/**
 * The class of the catalogue whose titles are linked to the pots, of those that have reels. A title that leaves the class feeds the pots
 * no more; what it put in stays there and is won at the others.
 */
export const LINKED_CLASS = 'JACKPOT';

export const isLinked = ({ gameClassify }: { readonly gameClassify: string }): boolean => gameClassify === LINKED_CLASS;
