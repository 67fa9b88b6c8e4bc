import { caretIn, grouped, isCardNumber } from './card-number';

describe('the number of an account', () => {
  it('stands in groups of four, of digits alone', () => {
    expect(grouped('1234-5678 9012')).toBe('1234 5678 9012');
    expect(grouped('12345')).toBe('1234 5');
    expect(grouped('1234 ')).toBe('1234');
    expect(grouped('1'.repeat(25))).toBe('1111 1111 1111 1111 1111');
  });

  it('keeps the caret behind the digit that was typed', () => {
    // "1234 5678" with a 9 typed behind the 2.
    expect(caretIn('12934 5678', 3)).toBe(3);
    // Behind the fifth digit there is one space more.
    expect(caretIn('12345', 5)).toBe(6);
    expect(caretIn('', 0)).toBe(0);
  });

  it('has 8 to 20 digits', () => {
    expect(['1234567', '12345678', '1'.repeat(20), '1'.repeat(21)].map(isCardNumber)).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
});
