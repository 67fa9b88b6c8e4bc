/** How the numbers of a lottery are drawn on the screen. */
export type NumberLook = 'ball' | 'die' | 'car';

/** Of lotteries that have a look of their own. */
export const LOOKS: ReadonlyMap<string, NumberLook> = new Map([
  ['DRDICE', 'die'],
  ['RACE10', 'car'],
]);

/** The look of a lottery's numbers; balls for one that has none of its own. */
export const lookOf = (code: string): NumberLook => LOOKS.get(code) ?? 'ball';
