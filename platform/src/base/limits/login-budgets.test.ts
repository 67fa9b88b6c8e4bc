import { budgetsOf, isOwn, loginRules, proveRule } from './login-budgets';

const guesser = { account: 'mali', address: '192.0.2.7', device: undefined };

describe('the budgets of a guess at a log-in', () => {
  it('are those of the address at the account, of the account and of the address', () => {
    expect(budgetsOf(guesser)).toEqual([
      { ...loginRules.pair, subject: 'mali 192.0.2.7' },
      { ...loginRules.account, subject: 'mali' },
      { ...loginRules.address, subject: '192.0.2.7' },
    ]);
  });

  it('are a single one of its own for a known device', () => {
    expect(budgetsOf({ ...guesser, device: 'phone' })).toEqual([{ ...loginRules.device, subject: 'mali phone' }]);
  });

  it('have distinct names, and only device and pair belong to one member', () => {
    const kinds = [...Object.values(loginRules), proveRule].map(({ kind }) => kind);
    expect(kinds).toEqual(['device', 'pair', 'account', 'address', 'prove']);
    expect(
      Object.values(loginRules)
        .filter(isOwn)
        .map(({ kind }) => kind),
    ).toEqual(['device', 'pair']);
  });
});
