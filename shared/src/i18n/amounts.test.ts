import { changeLanguage, type LanguageCode } from '@foyer/shared/i18n';
import fc from 'fast-check';
import { decimal } from '../decimal/decimal';
import { formatMoney, signOf } from './amounts';

describe('formatMoney', () => {
  beforeEach(() => changeLanguage('EN'));

  it('shows a balance with exactly 2 decimals, half up, in groups, currency before', async () => {
    await proves('S9-CONST-40', () => {
      expect(formatMoney('1234.5', '฿')).toBe('฿1,234.50');
      expect(formatMoney('1234567.005')).toBe('1,234,567.01');
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

  it('may have other decimals than 2, or none', () => {
    expect([formatMoney('1234.5678', '', 4), formatMoney('1234.5', '', 0)]).toEqual(['1,234.5678', '1,235']);
    expect([signOf('x'), signOf(undefined)]).toEqual([0, 0]);
  });

  // All languages with their own number format. A floating-point number would lose a digit of this amount.
  it.each<[LanguageCode, string]>([
    ['TY', '฿9,007,199,254,740,993.07'],
    ['DE', '฿9.007.199.254.740.993,07'],
    ['FR', '฿9\u202f007\u202f199\u202f254\u202f740\u202f993,07'],
    ['RU', '฿9\u00a0007\u00a0199\u00a0254\u00a0740\u00a0993,07'],
    ['HI', '฿9,00,71,99,25,47,40,993.07'],
    ['FA', '฿۹٬۰۰۷٬۱۹۹٬۲۵۴٬۷۴۰٬۹۹۳٫۰۷'],
  ])('groups as %s writes numbers', async (language, text) => {
    await changeLanguage(language);
    expect(formatMoney('9007199254740993.07', '฿')).toBe(text);
  });

  it('leaves four digits together where the language does', async () => {
    await changeLanguage('ES');
    expect([formatMoney('1234.5'), formatMoney('12345.5')]).toEqual(['1234,50', '12.345,50']);
  });

  it('keeps every cent of amounts beyond the reach of floating point', () => {
    expect(formatMoney('90071992547409931.29')).toBe('90,071,992,547,409,931.29');
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 30n }), (cents) => {
        const digits = cents.toString().padStart(3, '0');
        const text = `${digits.slice(0, -2)}.${digits.slice(-2)}`;
        expect(formatMoney(text).replaceAll(',', '')).toBe(text);
        expect(formatMoney(text)).toMatch(/^\d{1,3}(,\d{3})*\.\d\d$/);
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
