import { type FieldConfig, type FieldRuleName, fieldRule, fieldRules, validate } from '@foyer/shared/validation';
import fc from 'fast-check';

const verdict = async (name: FieldRuleName, value: string, config?: FieldConfig) => {
  const { field } = await validate({ field: value }, { field: fieldRule(name, config) });
  return field?.key ?? 'fine';
};
const names = Object.keys(fieldRules) as FieldRuleName[];

describe("a merchant's registration config", () => {
  it('is merged over the shared rule', async () => {
    await proves('S5-VALIDATION-01', async () => {
      expect(fieldRule('nickname')).toEqual({ rule: fieldRules.nickname, enabled: true, required: true });
      expect(fieldRule('nickname', { enabled: false, required: false })).toEqual({
        rule: fieldRules.nickname,
        enabled: false,
        required: false,
      });
      expect(fieldRule('nickname', { rule: { max: 8 } }).rule).toEqual({ ...fieldRules.nickname, max: 8 });
      expect(await verdict('nickname', 'Mali')).toBe('fine');
      expect(await verdict('nickname', 'Mali', { rule: { min: 5 } })).toBe('rule.name');
      expect(await verdict('nickname', '', { required: true })).toBe('rule.enterName');
      expect(await verdict('nickname', '', { required: false })).toBe('fine');
      expect(await verdict('nickname', 'x', { required: false })).toBe('rule.name');
      expect(await verdict('nickname', 'x', { enabled: false })).toBe('fine');
      // A pattern replaces the shared rule with its length, and must match the whole value.
      const rule = { pattern: '[A-Z]{2}\\d{20}' };
      expect(await verdict('idNumber', `AB${'1'.repeat(20)}`, { rule })).toBe('fine');
      expect(await verdict('idNumber', '1234567', { rule })).toBe('rule.idNumber');
      expect(await verdict('idNumber', `xAB${'1'.repeat(20)}y`, { rule })).toBe('rule.idNumber');
      expect(await verdict('username', 'สมชาย', { rule: { pattern: '\\p{Script=Thai}+' } })).toBe('fine');
      expect(await verdict('username', 'a', { rule: { pattern: 'a|bc', min: 2 } })).toBe('rule.account');
    });
  });

  it('only makes a captcha stricter', async () => {
    const looser = { rule: { min: 0, max: 16, pattern: '[a-z\\d]*' } };
    expect(await verdict('captcha', 'abc', looser)).toBe('rule.captcha');
    expect(await verdict('captcha', '1234567', looser)).toBe('rule.captcha');
    expect(await verdict('captcha', '12', looser)).toBe('fine');
    const stricter = { rule: { min: 4, max: 4, pattern: '[1-5]+' } };
    expect(await verdict('captcha', '1234', stricter)).toBe('fine');
    for (const value of ['123', '12345', '1239'])
      expect(await verdict('captcha', value, stricter)).toBe('rule.captcha');
  });

  it('takes bounds that can be bounds, up to 255, and leaves the others as they are', () => {
    const bounds = (min: unknown, max: unknown) => {
      const { rule } = fieldRule('nickname', { rule: { min, max } as FieldConfig['rule'] });
      return [rule.min, rule.max];
    };
    expect(bounds(0, 300)).toEqual([0, 255]);
    expect(bounds(7, 7)).toEqual([7, 7]);
    expect(bounds(undefined, 255)).toEqual([2, 255]);
    for (const odd of [-1, 2.5, '5', null, Number.NaN]) expect(bounds(odd, odd)).toEqual([2, 20]);
    // No value could fit these bounds, so the shared rule stays.
    expect(bounds(8, 7)).toEqual([2, 20]);
    const captcha = (rule: FieldConfig['rule']) => fieldRule('captcha', { rule }).rule;
    expect(captcha({ min: 6 })).toEqual({ ...fieldRules.captcha, min: 6, max: 6 });
    expect(captcha({ max: 4 })).toEqual({ ...fieldRules.captcha, min: 1, max: 4 });
    expect(captcha({ min: 7 })).toEqual(fieldRules.captcha);
  });

  it('shows and asks for a field where it says true, or nothing, and nowhere else', () => {
    const given = (config: unknown) => {
      const { enabled, required } = fieldRule('nickname', config as FieldConfig);
      return [enabled, required];
    };
    expect(given({})).toEqual([true, true]);
    for (const odd of ['true', 1, null]) expect(given({ enabled: odd, required: odd })).toEqual([false, false]);
  });

  it('puts a pattern in the place of the shared rule, but for its message and its digits', () => {
    const replaced = (name: FieldRuleName, rule: FieldConfig['rule']) => {
      const { pattern, ...rest } = fieldRule(name, { rule }).rule;
      return { ...rest, pattern: pattern?.source };
    };
    expect(replaced('nickname', { pattern: 'a+' })).toEqual({
      ...{ message: 'rule.name', empty: 'rule.enterName', min: 1, max: 255, pattern: '^(?:a+)$' },
    });
    expect(replaced('email', { pattern: 'a+', min: 3, max: 9 })).toEqual({
      ...{ message: 'in_email_incorrect', min: 3, max: 9, pattern: '^(?:a+)$' },
    });
    expect(replaced('mobileNum', { pattern: '0\\d+' })).toEqual({
      ...{ message: 'rule.mobileMin', numeric: true, min: 1, max: 20, pattern: '^(?:0\\d+)$' },
    });
    expect(replaced('nickname', { pattern: 'a+', min: 5, max: 4 })).toMatchObject({
      min: 2,
      max: 20,
      whitespace: true,
    });
  });

  it('reads a pattern in the old way where it can be read in that one alone', async () => {
    expect(await verdict('username', '__', { rule: { pattern: '\\_+' } })).toBe('fine');
    expect(await verdict('username', 'ab', { rule: { pattern: '\\_+' } })).toBe('rule.account');
  });

  it('keeps a numeric field numeric, within its length', () => {
    expect(fieldRule('mobileNum', { rule: { pattern: '0\\d+' } }).rule).toMatchObject({ numeric: true, max: 20 });
    expect(fieldRule('nickname', { rule: { pattern: '\\S+' } }).rule).toMatchObject({ min: 1, max: 255 });
  });

  it.each(['(', '[z-a]', '', '(?<!', '\\', '*'])('passes over what is no pattern: %j', (pattern) => {
    expect(fieldRule('username', { rule: { pattern } }).rule).toEqual(fieldRules.username);
    expect(fieldRule('captcha', { rule: { pattern } }).rule).toEqual(fieldRules.captcha);
  });

  it.each([
    '(a+)+',
    '(a|a)*',
    '(\\w+\\s?)*',
    '(a?){60}a{60}',
    '([a-z]+)*\\d',
    '\\w*\\w*\\w*\\w*\\w*!',
    '(.*)\\1\\1\\1',
  ])('passes over a pattern that could hang the page: %s', (pattern) =>
    expect(fieldRule('username', { rule: { pattern } }).rule).toEqual(fieldRules.username),
  );

  it.each([
    '(\\+66|0)[689]\\d{8}',
    '[\\w.+-]+@[\\w-]+\\.[\\w.]+',
    '(?=.*[a-z])(?=.*[A-Z])(?=.*\\d)(?=.*[!@#$%])\\S{8,16}',
    '(?:\\d|[a-z]){4,12}',
    '[A-Za-z]+(?: [A-Za-z]+)?',
    '\\d{13}',
  ])('takes a pattern of everyday use, and it answers at once: %s', async (pattern) => {
    const { rule } = fieldRule('nickname', { rule: { pattern } });
    expect(rule.pattern?.source).toContain(pattern);
    const start = process.cpuUsage();
    for (const filling of ['a', '1', '.', 'a1', '@a.']) rule.pattern?.test(`${filling.repeat(255).slice(0, 254)}!`);
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(1000);
  });

  it('never breaks a form, whatever it says, and never asks for what nobody can type', async () => {
    const anyRule = fc.oneof(
      fc.record({ min: fc.anything(), max: fc.anything(), pattern: fc.anything() }, { requiredKeys: [] }),
      fc.record({ min: fc.integer(), max: fc.integer(), pattern: fc.string() }, { requiredKeys: [] }),
    );
    const config = fc.record({ enabled: fc.anything(), required: fc.anything(), rule: anyRule }, { requiredKeys: [] });
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...names), config, fc.string(), async (name, given, value) => {
        // JSON from the platform may have any type.
        const field = fieldRule(name, given as FieldConfig);
        expect([typeof field.enabled, typeof field.required]).toEqual(['boolean', 'boolean']);
        expect(field.rule.min).toBeLessThanOrEqual(field.rule.max);
        expect(field.rule.max).toBeLessThanOrEqual(255);
        const found = await validate({ field: value }, { field });
        const { message, ...more } = fieldRules[name];
        const empty = 'empty' in more ? more.empty : message;
        expect([undefined, message, empty]).toContain(found.field?.key);
      }),
      { numRuns: 300 },
    );
  });
});
