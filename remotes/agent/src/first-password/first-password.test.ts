import { fieldRule } from '@foyer/shared/validation';
import { firstPassword } from './first-password';

describe('a first password', () => {
  it.each([
    [{}, /^(?=.*[a-z])(?=.*\d)[a-z2-9]{12}$/],
    [{ min: 14, max: 14 }, /^[a-z2-9]{14}$/],
    [{ max: 8 }, /^[a-z2-9]{8}$/],
    [{ pattern: '(?=.*[A-Z])(?=.*[a-z])(?=.*[0-9])[A-Za-z0-9]{6,16}' }, /[A-Z]/],
    [{ pattern: '(?=.*[!#%*+=?@-])\\S{8,16}' }, /[!#%*+=?@-]/],
  ])('fits the rule %j of a merchant', async (rule, wanted) => {
    const given = await Promise.all(
      Array.from({ length: 40 }, () => firstPassword(fieldRule('password', { rule }).rule)),
    );
    for (const word of given) expect(word).toMatch(wanted);
    expect(new Set(given).size).toBe(given.length);
  });
});
