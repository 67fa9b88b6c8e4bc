import type { LogEntry } from './log';
import { checkMerchant } from './merchants';

const promoted = (channel: string): LogEntry => ({
  ...{ at: '2026-01-01T00:00:00.000Z', kind: 'promote', part: 'games', version: '1.0.0', channel },
});
const checked = (code: string, first: boolean, ...known: string[]) => {
  return () => checkMerchant(known.map(promoted), code, first);
};

describe('a decision for a merchant', () => {
  it('is taken for one that had a decision before, for one that is said to be new, and for all', () => {
    expect(checked('W3', false, 'base', 'W3')).not.toThrow();
    expect(checked('W3', true, 'base')).not.toThrow();
    expect(checked('base', false)).not.toThrow();
  });

  it('is refused for a code that nobody has, with the codes that there are', () => {
    expect(checked('W9', false, 'base', 'W3', 'W4')).toThrow(
      /^W9 has no release of its own, so nothing was done\. Merchants that have one: W3, W4\. Add --first/,
    );
    expect(checked('W9', false, 'base')).toThrow('No merchant has one. Add --first');
  });
});
