import fc from 'fast-check';
import { decimal, formatMoney, signOf } from './format-money';

describe('formatMoney', () => {
  it('shows a balance with exactly 2 decimals, half up, without separators, currency before', async () => {
    await proves('S9-CONST-40', () => {
      expect(formatMoney('1234.5', '฿')).toBe('฿1234.50');
      expect(formatMoney('1234567.005')).toBe('1234567.01');
      expect(formatMoney('0.994999')).toBe('0.99');
      expect(formatMoney(7)).toBe('7.00');
    });
  });

  it('shows a missing amount as 0.00 and never an unreadable one as zero', () => {
    expect([undefined, null, ''].map((value) => formatMoney(value, '$'))).toEqual(['$0.00', '$0.00', '$0.00']);
    expect(formatMoney('12,5', '$')).toBe('--');
    expect(formatMoney(Number.NaN, '$')).toBe('--');
  });

  it('puts the sign before the currency, and none before a zero', () => {
    expect(formatMoney('-12.345', '฿')).toBe('-฿12.35');
    expect(formatMoney('-0.004', '฿')).toBe('฿0.00');
    expect(signOf('-0.004')).toBe(0);
    expect([signOf('0.005'), signOf('-3')]).toEqual([1, -1]);
  });

  it('keeps every cent of amounts beyond the reach of floating point', () => {
    expect(formatMoney('90071992547409931.29')).toBe('90071992547409931.29');
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 30n }), (cents) => {
        const digits = cents.toString().padStart(3, '0');
        const text = `${digits.slice(0, -2)}.${digits.slice(-2)}`;
        expect(formatMoney(text)).toBe(text);
      }),
    );
  });
});

it('divides to 20 decimals and rounds half up', async () => {
  await proves('S9-CONST-45', () => {
    expect(decimal(1).div(3).toString()).toBe(`0.${'3'.repeat(20)}`);
    expect(decimal(2).div(3).toString()).toBe(`0.${'6'.repeat(19)}7`);
    expect(decimal('0.125').round(2).toString()).toBe('0.13');
  });
});
