const DIGITS = 20;
const GROUP = 4;

const digitsOf = (text: string): string => text.replace(/\D/g, '').slice(0, DIGITS);

/** Digits in groups of four, as they stand on a card. */
export const grouped = (text: string): string => digitsOf(text).replace(/(\d{4})(?=\d)/g, '$1 ');

/** Where the caret stands after grouping: behind as many digits as before. */
export function caretIn(typed: string, caret: number): number {
  const before = Math.min(typed.slice(0, caret).replace(/\D/g, '').length, DIGITS);
  return before + Math.max(0, Math.ceil(before / GROUP) - 1);
}

/** Whether it may be the number of an account (B016). */
export const isCardNumber = (text: string): boolean => /^\d{8,20}$/.test(text.replace(/\D/g, ''));
