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
      /^W9 has no release of its own, so nothing was done\. Did you mean W3 or W4\? Merchants that have one: W3, W4\. Add --first/,
    );
    expect(checked('W9', false, 'base')).toThrow('No merchant has one. Add --first');
  });

  it.each(['../../evil', 'a/b', 'W.3', '-W3', '', 'W3 ', 'x'.repeat(65)])(
    'is refused for "%s", which no reader looks for',
    (code) => {
      expect(checked(code, true)).toThrow(`"${code}" is no code of a merchant, so nothing was done.`);
      // One that an earlier version took can still be taken back.
      expect(checked(code, false, code)).not.toThrow();
    },
  );

  it('is refused for one that never decided, also where a first one is not spoken of', () => {
    expect(() => checkMerchant([promoted('W3')], 'W2')).toThrow(/Merchants that have one: W3\.$/);
  });
});
