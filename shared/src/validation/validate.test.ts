import { type FieldRuleName, fieldRules, ruleOf, validate } from '@foyer/shared/validation';
import fc from 'fast-check';
import EN from '../i18n/texts/EN.json';

const texts: Record<string, string> = EN;
const verdict = async (rule: FieldRuleName, value: string) => {
  const { field } = await validate({ field: value }, { field: { rule } });
  return field?.key;
};
/** Expects all values of `good` to pass the rule, and none of `bad`. */
async function tells(rule: FieldRuleName, good: readonly string[], bad: readonly string[]): Promise<void> {
  for (const value of good) expect([value, await verdict(rule, value)]).toEqual([value, undefined]);
  for (const value of bad) expect([value, await verdict(rule, value)]).toEqual([value, fieldRules[rule].message]);
}
const social = [
  ['a', 'mali.chai', 'x'.repeat(50)],
  ['x'.repeat(51), ' ', 'a\nb'],
] as const;
const code = [
  ['a', 'ABC123', 'x'.repeat(32)],
  ['x'.repeat(33), 'a-b', 'ก', ' '],
] as const;

describe('the table of field rules', () => {
  it.each([
    ['loginUsername', ['abcd', 'A_1234567890abcd', '1234'], ['abc', 'a b cd', 'a-bcd', 'x'.repeat(17)]],
    ['loginPassword', ['123456', 'p@ss-word', 'x'.repeat(20)], ['12345', 'with space', 'x'.repeat(21)]],
    ['loginMobileNum', ['123456', '1'.repeat(20)], ['12345', '12345a', '1'.repeat(21), '+66812345']],
    ['mobileNum', ['123456', '1'.repeat(20)], ['12345', '12345a', '1'.repeat(21), '+66812345']],
    ['verificationCode', ['1234', '1234567890'], ['123', '12345678901', '12a4']],
    ['captcha', ['1', '123456'], ['1234567', 'a1']],
    ['username', ['abcd', 'Lotus_88'], ['1abc', '_abc', 'abc', 'x'.repeat(17)]],
    ['password', ['abc123', '1a!@#$%^', '12345a'], ['abcdef', '123456', 'a1b2c', `a1${'x'.repeat(15)}`, 'a1 b2c']],
    ['nickname', ['ก้อง', 'Li', 'x'.repeat(20), '😀😀'], ['L', '😀', 'x'.repeat(21), '   ']],
    ['payeeName', ['สมชาย ใจดี'], ['x', 'x'.repeat(51), '   ']],
    ['paymentPassword', ['123456'], ['12345', '1234567', '12345a']],
    ['idNumber', ['1234567890123', 'AB-123'], ['12345', 'x'.repeat(21)]],
    ['qqNum', ['12345', '1'.repeat(15)], ['1234', '1'.repeat(16), '1234a']],
    ['facebook', ...social],
    ['wechat', ...social],
    ['line', ...social],
    ['whatsapp', ...social],
    ['zalo', ...social],
    ['recommenderId', ...code],
    ['affiliateCode', ...code],
    ['email', ['a@x.info', 'a+b@mail.example.com'], ['a@x', `${'a'.repeat(250)}@x.co`, ' ']],
  ] as const)('%s', async (rule, good, bad) => {
    await tells(rule, good, bad);
    const { message, hint } = ruleOf({ rule });
    for (const key of [message, ...(hint ? [hint] : [])]) expect([key, texts[key]]).toEqual([key, expect.any(String)]);
  });

  it('forgotEmail', async () => {
    await proves('S5-FORGOT-02', () =>
      tells('forgotEmail', ['a.b@x.com', 'a@x.co.uk', 'a@x.aa.bb.cc'], ['a@x', 'a@x.info', 'a@x.aa.bb.cc.dd']),
    );
    await tells(
      'forgotEmail',
      ['a_1@my-site.org', 'mali.chai@x.com'],
      ['a@x.c', 'a+b@x.com', 'a-b@x.com', 'u@mail.example.com', 'a..b@x.com', '.a@x.com'],
    );
  });

  it('answers in linear time, whatever is pasted', async () => {
    const pasted = fc.tuple(
      fc.constantFrom('a', 'a.', 'a@', '.aa', '-', '1', ' ', 'a1', '@'),
      fc.integer({ min: 1, max: 50_000 }),
    );
    const texts = fc
      .array(pasted, { maxLength: 3 })
      .map((parts) => parts.map(([part, times]) => part.repeat(times)).join(''));
    const start = process.cpuUsage();
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...(Object.keys(fieldRules) as FieldRuleName[])), texts, async (rule, text) => {
        const { min, max, message, empty = message } = ruleOf({ rule });
        const found = await verdict(rule, text);
        const fault = text === '' ? empty : message;
        expect([undefined, fault]).toContain(found);
        if (text.length < min || text.length > max) expect(found).toBe(fault);
      }),
    );
    // The pattern alone is fast too, without the length check (A043).
    fieldRules.forgotEmail.pattern.test(`${'a.'.repeat(50_000)}!`);
    fieldRules.forgotEmail.pattern.test(`a@${'-'.repeat(50_000)}${'.aa'.repeat(50_000)}`);
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(5000);
  });

  it('names the bound of a mobile number in its message', () => {
    const { message, min } = fieldRules.mobileNum;
    expect([texts[message], min]).toEqual(['Enter a mobile number of at least {{min}} digits', 6]);
  });
});

describe('a form', () => {
  it('asks for what is required, with the message of the field', async () => {
    expect(await validate({ name: '' }, { name: { rule: 'loginUsername' } })).toEqual({
      name: { key: 'rule.enterUsername', values: { min: 4, max: 16 } },
    });
    // An empty field asks for input and does not complain about the format.
    for (const rule of Object.keys(fieldRules) as FieldRuleName[]) {
      const { it = { key: '' } } = await validate({ it: '' }, { it: { rule } });
      expect([rule, texts[it.key as keyof typeof texts]]).toEqual([rule, expect.stringMatching(/^(Enter|Choose) /)]);
    }
    expect(
      await validate({ name: '' }, { name: { rule: 'password', emptyMessage: 'rule.enterPassword' } }),
    ).toMatchObject({
      name: { key: 'rule.enterPassword' },
    });
  });

  it('lets an optional field stay empty, but not be wrong', async () => {
    for (const rule of Object.keys(fieldRules) as FieldRuleName[]) {
      expect([rule, await validate({ it: '' }, { it: { rule, required: false } })]).toEqual([rule, {}]);
    }
    expect(await validate({ nick: 'x' }, { nick: { rule: 'nickname', required: false } })).toMatchObject({
      nick: { key: 'rule.name' },
    });
  });

  it('leaves fields alone that it does not show', async () => {
    expect(await validate({ nick: '' }, { nick: { rule: 'nickname', enabled: false } })).toEqual({});
  });

  it('counts a value without the spaces at its ends where it is asked to', async () => {
    const rule = 'forgotEmail';
    expect(await validate({ email: ' a@x.com ' }, { email: { rule, trim: true } })).toEqual({});
    expect(await validate({ email: ' a@x.com ' }, { email: { rule } })).toMatchObject({
      email: { key: 'in_email_incorrect' },
    });
    expect(await validate({ email: '  ' }, { email: { rule, trim: true, required: false } })).toEqual({});
  });

  it('compares a repeated value, and an optional one may be empty only together', async () => {
    const same = { as: 'password', message: 'rule.confirmDiffers' };
    const confirm = { rule: 'password', same, emptyMessage: 'rule.enterPassword' } as const;
    const check = async (password: string, again: string, required = true) =>
      (await validate({ password, confirm: again }, { confirm: { ...confirm, required } })).confirm?.key;
    expect(await check('abc123', 'abc123')).toBeUndefined();
    expect(await check('abc123', 'abc124')).toBe('rule.confirmDiffers');
    expect(await check('abc123', '')).toBe('rule.enterPassword');
    expect(await check('', '', false)).toBeUndefined();
    expect(await check('abc123', '', false)).toBe('rule.enterPassword');
    expect(await check('', 'abc123', false)).toBe('rule.confirmDiffers');
    const alone = await validate({ confirm: 'undefined' }, { confirm });
    expect(alone.confirm?.key).toBe('rule.confirmDiffers');
  });

  it('answers for each field, in the order of the form', async () => {
    const errors = await validate(
      { password: '1', username: '!', captcha: '' },
      { username: { rule: 'loginUsername' }, password: { rule: 'loginPassword' }, captcha: { rule: 'captcha' } },
    );
    expect(Object.entries(errors).map(([field, fault]) => [field, fault.key])).toEqual([
      ['username', 'rule.account'],
      ['password', 'rule.password'],
      ['captcha', 'rule.captcha'],
    ]);
  });
});
