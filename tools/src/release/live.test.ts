import { historyOf, liveRelease, overlays, publishedParts, wasLive } from './live';
import type { LogEntry } from './log';

const at = '2026-01-01T00:00:00.000Z';
const promote = (version: string, channel = 'base'): LogEntry => ({
  at,
  kind: 'promote',
  part: 'games',
  version,
  channel,
});
const rollback = (version: string, channel = 'base'): LogEntry => ({
  at,
  kind: 'rollback',
  part: 'games',
  version,
  channel,
});
const follow = (channel: string): LogEntry => ({ at, kind: 'follow', part: 'games', channel });

describe('what is live', () => {
  it('is nothing before the first promotion, even when something is published', () => {
    expect(liveRelease([{ at, kind: 'publish', part: 'games', version: '1.0.0' }], 'games', 'base')).toBeUndefined();
  });

  it('is the last promotion, with the one before as its fallback', () => {
    expect(liveRelease([promote('1'), promote('2')], 'games', 'base')).toEqual({ version: '2', fallback: '1' });
  });

  it('never falls back to a release that was taken back', () => {
    const log = [promote('1'), promote('2'), promote('3'), rollback('2')];
    expect(liveRelease(log, 'games', 'base')).toEqual({ version: '2', fallback: '1' });
    expect(historyOf([...log, promote('4')], 'games', 'base')).toEqual(['1', '2', '4']);
  });

  it('falls back to what a rollback passed over, never to what it took back', () => {
    const live = (...log: LogEntry[]) => liveRelease(log, 'games', 'base');
    const three = [promote('1'), promote('2'), promote('3')];
    expect(live(promote('1'), promote('2'), rollback('9'))).toEqual({ version: '9', fallback: '1' });
    expect(live(promote('2'), rollback('9'))).toEqual({ version: '9' });
    expect(live(...three, rollback('1'))).toEqual({ version: '1', fallback: '2' });
    expect(live(...three, rollback('2'), rollback('1'))).toEqual({ version: '1' });
    expect(live(...three, rollback('1'), promote('3'))).toEqual({ version: '3', fallback: '1' });
    // One rollback more does not go forward to what was passed over.
    expect(historyOf([...three, rollback('1')], 'games', 'base')).toEqual(['1']);
    expect(historyOf([promote('1'), rollback('1')], 'games', 'base')).toEqual(['1']);
  });

  it('is another for every part', () => {
    const wallet: LogEntry = { ...promote('7'), part: 'wallet' } as LogEntry;
    expect(liveRelease([promote('1'), wallet], 'games', 'base')).toEqual({ version: '1' });
    expect(publishedParts([promote('1'), wallet, promote('2')])).toEqual(['games', 'wallet']);
  });

  it('lists a release once when it is promoted again', () => {
    expect(historyOf([promote('1'), promote('2'), promote('1')], 'games', 'base')).toEqual(['2', '1']);
  });

  it('is the base for a merchant without a say, and that merchant’s own otherwise', () => {
    const log = [promote('1'), promote('2', 'W3')];
    expect(liveRelease(log, 'games', 'DEMO')).toEqual({ version: '1' });
    expect(liveRelease(log, 'games', 'W3')).toEqual({ version: '2', fallback: '1' });
    expect(liveRelease(log, 'games', 'base')).toEqual({ version: '1' });
    expect(overlays([...log, promote('3', 'W3'), promote('2', 'W4')])).toEqual(['W3', 'W4']);
  });

  it('falls back where the base does, for a merchant whose first own release is the base’s', () => {
    const log = [promote('1'), promote('2'), promote('2', 'W3')];
    expect(liveRelease(log, 'games', 'W3')).toEqual({ version: '2', fallback: '1' });
    expect(liveRelease([promote('2'), promote('2', 'W3')], 'games', 'W3')).toEqual({ version: '2' });
  });

  it('has for a merchant no fallback that was taken back on the base, or by the merchant', () => {
    const live = (...log: LogEntry[]) => liveRelease(log, 'games', 'W3');
    const both = [promote('1'), promote('2'), promote('2', 'W3'), promote('3', 'W3')];
    expect(live(...both)).toEqual({ version: '3', fallback: '2' });
    expect(live(...both, rollback('1'))).toEqual({ version: '3', fallback: '1' });
    expect(live(...both, rollback('1'), promote('2'))).toEqual({ version: '3', fallback: '2' });
    const back = [promote('1'), promote('2'), promote('2', 'W3'), rollback('0', 'W3')];
    expect(live(...back)).toEqual({ version: '0', fallback: '1' });
  });

  it('goes with the base again after the merchant follows it', () => {
    const log = [promote('1'), promote('2', 'W3'), follow('W3'), promote('3')];
    expect(liveRelease(log, 'games', 'W3')).toEqual({ version: '3', fallback: '1' });
  });
});

describe('whether the base ever got a release', () => {
  const share: LogEntry = { at, kind: 'traffic', part: 'games', channel: 'base', shares: { '1': 50, '3': 50 } };
  it.each([
    ['that is live', [promote('1')], true],
    ['that was taken back', [promote('1'), promote('2'), rollback('0')], true],
    ['that some visitors got', [{ ...share, shares: { '1': 100 } }], true],
    ['that was published alone', [{ at, kind: 'publish', part: 'games', version: '1' } as LogEntry], false],
    ['of one merchant', [promote('1', 'W3')], false],
    ['of another part', [{ ...share, part: 'wallet' }], false],
  ])('of a release %s', (_name, log, was) => {
    expect(wasLive(log, 'games', '1')).toBe(was);
  });
});
