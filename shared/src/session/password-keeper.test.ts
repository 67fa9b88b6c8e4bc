import * as passwords from './password-keeper';

const wish = { oldPassword: 'old12345', newPassword: 'new12345', confirmNewPassword: 'new12345' };

describe('outside of the shell', () => {
  it('no password is held, none is taken, and none can be changed', () => {
    expect(() => passwords.handOverPassword('secret123')).not.toThrow();
    expect(passwords.isPasswordHeld()).toBe(false);
    expect(() => passwords.changePassword(wish)).toThrow('No password keeper');
  });
});

describe('within the shell', () => {
  const keeper = { take: jest.fn(), isHeld: jest.fn(), change: jest.fn(async () => 'same' as const) };
  beforeEach(() => passwords.providePasswordKeeper(keeper));

  it('the password of a log-in goes to its keeper', () => {
    passwords.handOverPassword('secret123');
    expect(keeper.take.mock.calls).toEqual([['secret123']]);
  });

  it.each([true, false])('whether it is held is what the keeper says: %j', (held) => {
    keeper.isHeld.mockReturnValue(held);
    expect(passwords.isPasswordHeld()).toBe(held);
  });

  it('the keeper changes it', async () => {
    expect(await passwords.changePassword(wish)).toBe('same');
    expect(keeper.change.mock.calls).toEqual([[wish]]);
  });
});
