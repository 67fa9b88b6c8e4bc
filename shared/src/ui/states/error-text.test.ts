import { ApiError } from '@foyer/shared/api';
import { changeLanguage, type Dictionary, text } from '@foyer/shared/i18n';
import { addTexts } from '../../i18n/instance';
import EN from '../../i18n/texts/EN.json';
import TY from '../../i18n/texts/TY.json';
import { errorText } from './error-text';

/** As decided in B009, spelled out here so that a code cannot be lost with its text. */
const CODES = [
  ...['submit.closed', 'method.closed', 'amount.day', 'deposit.waiting', 'order.state', 'withdraw.open'],
  ...['withdraw.count', 'payment.password.unset', 'payment.password.wrong', 'payment.password.locked'],
  ...['card.limit', 'card.name', 'card.taken', 'card.used', 'vendor.unavailable', 'vendor.maintenance'],
  ...['upline.changed', 'draw.closed', 'odds.changed', 'order.limit', 'pick.invalid', 'claim.gone'],
  ...['contract.gone', 'rate.bounds', 'rate.changed', 'link.limit', 'rain.over', 'apply.again'],
];
const dictionaries: Readonly<Record<'EN' | 'TY', Dictionary>> = { EN, TY };

const shown = (code: string, value?: unknown) =>
  errorText((key, values) => text('shared', key, values), new ApiError('x', code, 200, value));

describe.each(['EN', 'TY'] as const)('the text of a refusal in %s', (language) => {
  beforeEach(async () => {
    addTexts('shared', language, dictionaries[language]);
    await changeLanguage(language);
  });

  it('is of its own for each code of B009, and the one for unknown errors for all others', async () => {
    await proves('F-MONEY-12', () => {
      const texts = CODES.map((code) => shown(code));
      expect(new Set([...texts, shown('unknown')]).size).toBe(CODES.length + 1);
      for (const each of texts) {
        expect(each).not.toMatch(/^error\.|[{}]/);
        expect(/[\u0e00-\u0e7f]/.test(each)).toBe(language === 'TY');
      }
      for (const code of ['no.such.code', '', 'toString', undefined]) {
        expect(shown(String(code), { left: '5' })).toBe(shown('unknown'));
      }
    });
  });

  it.each<[string, object, readonly (string | RegExp)[]]>([
    ['amount.range', { min: '50', max: '9007199254740993.01' }, ['50.00', '9,007,199,254,740,993.01']],
    ['amount.day', { left: '1250.5' }, ['1,250.50']],
    ['deposit.waiting', { max: 3 }, ['3']],
    ['withdraw.open', { orderNo: 'W60000001' }, ['W60000001']],
    ['withdraw.count', { max: 5 }, ['5']],
    ['payment.password.wrong', { left: 4 }, ['4']],
    ['payment.password.locked', { until: new Date(2030, 4, 6, 15, 7).getTime() }, [/(3:07|15:07)/]],
    ['card.limit', { max: 5 }, ['5']],
    ['vendor.maintenance', { until: new Date().setHours(15, 7) }, [/(3:07|15:07)/]],
    ['order.limit', { max: '50000' }, ['50,000.00']],
    ['rate.bounds', { min: '0.3', max: '1.2' }, ['0.3', '1.2']],
    ['link.limit', { max: 20 }, ['20']],
  ])('shows what %s carries', async (code, value, wanted) => {
    await proves('F-MONEY-12', () => {
      for (const each of wanted) expect(shown(code, value)).toMatch(each);
      expect(shown(code, value)).not.toMatch(/[{}]/);
      expect(shown(code, value)).not.toBe(shown(code));
    });
    // What is missing or of another kind is not shown as a gap.
    for (const odd of [{}, null, 'x', { [Object.keys(value)[0] ?? '']: null }, { until: 'soon', left: {} }]) {
      expect(shown(code, odd)).toBe(shown(code));
    }
  });

  it('says so when there was no answer at all', () => {
    const lost = new ApiError('x', 'amount.range', 0, { min: '1', max: '2' });
    const t = (key: string) => text('shared', key);
    expect(errorText(t, lost)).toBe(t('error.offline'));
    expect(errorText(t, new Error('x'))).toBe(t('error.unknown'));
  });
});
