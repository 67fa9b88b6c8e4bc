import { fieldRules, validate } from '@foyer/shared/validation';
import EN from '../i18n/texts/EN.json';

const texts: Record<string, string> = EN;
const verdict = async (rule: keyof typeof fieldRules, value: string) => {
  const { field } = await validate({ field: value }, { field: { rule } });
  return field?.key;
};

describe('field rules', () => {
  it.each([
    ['loginUsername', ['abcd', 'A_1234567890abcd', '1234'], ['abc', 'a b cd', 'a-bcd', 'x'.repeat(17)]],
    ['loginPassword', ['123456', 'p@ss-word', 'x'.repeat(20)], ['12345', 'with space', 'x'.repeat(21)]],
    ['loginMobileNum', ['123456', '1'.repeat(20)], ['12345', '12345a', '1'.repeat(21), '+66812345']],
    ['verificationCode', ['1234', '1234567890'], ['123', '12345678901', '12a4']],
    ['captcha', ['1', '123456'], ['1234567', 'a1']],
    ['username', ['abcd', 'Lotus_88'], ['1abc', '_abc', 'abc', 'x'.repeat(17)]],
    ['password', ['abc123', '1a!@#$%^'], ['abcdef', '123456', 'a1b2c', `a1${'x'.repeat(15)}`, 'a1 b2c']],
    ['nickname', ['ก้อง', 'Li', 'x'.repeat(20)], ['L', 'x'.repeat(21)]],
    ['payeeName', ['สมชาย ใจดี'], ['x', 'x'.repeat(51)]],
  ] as const)('%s', async (rule, good, bad) => {
    const { message, max } = fieldRules[rule];
    for (const value of good) {
      expect([value, await verdict(rule, value)]).toEqual([value, undefined]);
      expect(value.length).toBeLessThanOrEqual(max);
    }
    for (const value of bad) expect([value, await verdict(rule, value)]).toEqual([value, message]);
    expect(texts[message]).toEqual(expect.any(String));
  });

  it('asks for what is required, with the message of the field', async () => {
    expect(await validate({ name: '' }, { name: { rule: 'loginUsername' } })).toMatchObject({
      name: { key: 'rule.account', values: { min: 4, max: 16 } },
    });
  });

  it('lets an optional field stay empty, but not be wrong', async () => {
    const demands = { nick: { rule: 'nickname', required: false } } as const;
    expect(await validate({ nick: '' }, demands)).toEqual({});
    expect(await validate({ nick: 'x' }, demands)).toMatchObject({ nick: { key: 'rule.name' } });
  });

  it('answers for each field, in the order of the form', async () => {
    const errors = await validate(
      { password: '1', username: '!', captcha: '' },
      {
        username: { rule: 'loginUsername' },
        password: { rule: 'loginPassword' },
        captcha: { rule: 'captcha' },
      },
    );
    expect(Object.entries(errors).map(([field, fault]) => [field, fault.key])).toEqual([
      ['username', 'rule.account'],
      ['password', 'rule.password'],
      ['captcha', 'rule.captcha'],
    ]);
  });
});
