import { hasRecoveryKey, recoveryKeyOf, recoveryLink, withoutRecoveryKey } from '@foyer/shared/paths';

describe('the link of a mail', () => {
  it('brings its key to the page of the recovery', () => {
    const link = new URL(recoveryLink('https://lantern.example', 'a+b/c&=1'));
    expect([link.origin, link.pathname]).toEqual(['https://lantern.example', '/m/forget']);
    expect(recoveryKeyOf(link.searchParams)).toBe('a+b/c&=1');
    expect(recoveryLink('https://lantern.example', 'abc')).toBe('https://lantern.example/m/forget?key=abc');
  });

  it('is told from all others, however its name is escaped', () => {
    for (const query of ['?key=abc', 'key=abc', '?a=1&key=', '?%6bey=abc']) expect(hasRecoveryKey(query)).toBe(true);
    for (const query of ['', '?', '?monkey=1', '?a=key', '?keys=1']) expect(hasRecoveryKey(query)).toBe(false);
  });

  it('has none where it is empty or missing', () => {
    for (const query of ['', 'key=', 'other=1']) expect(recoveryKeyOf(new URLSearchParams(query))).toBeUndefined();
  });

  it('loses the key and nothing else', () => {
    expect(withoutRecoveryKey(new URLSearchParams('from=mail&key=abc&a=1&key=2'))).toBe('from=mail&a=1');
    expect(withoutRecoveryKey(new URLSearchParams('key=abc'))).toBe('');
  });
});
