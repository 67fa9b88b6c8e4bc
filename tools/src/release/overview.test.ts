import type { LogEntry } from './log';
import { overview } from './overview';

let minute = 0;
type Event = Partial<Record<'version' | 'channel' | 'part', string>> & { shares?: Record<string, number> };
const entry = (kind: LogEntry['kind'], event: Event): LogEntry =>
  ({ at: `2026-01-01T00:${String(minute++).padStart(2, '0')}:59.000Z`, kind, part: 'games', ...event }) as LogEntry;
const publish = (version: string, part = 'games') => entry('publish', { version, part });
const promote = (version: string, channel = 'base') => entry('promote', { version, channel });
beforeEach(() => {
  minute = 0;
});

describe('the list of releases', () => {
  it('says part by part what is live since when, and what was published', () => {
    const log = [publish('1.0.0'), publish('1.1.0'), publish('0.1.0', 'wallet'), promote('1.0.0'), promote('1.1.0')];
    expect(overview(log)).toEqual([
      'games',
      '  base: 1.1.0 live since 2026-01-01 00:04, before it 1.0.0',
      '  published (UTC):',
      '    2026-01-01 00:00  1.0.0',
      '    2026-01-01 00:01  1.1.0  live: base',
      'wallet',
      '  published (UTC):',
      '    2026-01-01 00:02  0.1.0',
    ]);
  });

  it('says of which releases the maps are here, and of which nothing is', () => {
    const log = [publish('1.0.0'), publish('1.1.0'), publish('1.2.0')];
    const lying = (_: string, version: string) => ({ files: version !== '1.2.0', maps: version === '1.1.0' });
    expect(overview(log, lying).slice(2)).toEqual([
      '    2026-01-01 00:00  1.0.0',
      '    2026-01-01 00:01  1.1.0  maps',
      '    2026-01-01 00:02  1.2.0  not here any more',
    ]);
  });

  it('has a merchant where it decided on that part, and names every channel that a release is live on', () => {
    const log = [publish('1.0.0'), promote('1.0.0'), promote('1.0.0', 'W3'), publish('0.1.0', 'wallet')];
    log.push(entry('promote', { part: 'wallet', version: '0.1.0', channel: 'W4' }));
    expect(overview(log)).toEqual([
      'games',
      '  base: 1.0.0 live since 2026-01-01 00:01',
      '  W3: 1.0.0 live since 2026-01-01 00:02',
      '  published (UTC):',
      '    2026-01-01 00:00  1.0.0  live: base, W3',
      'wallet',
      '  W4: 0.1.0 live since 2026-01-01 00:04',
      '  published (UTC):',
      '    2026-01-01 00:03  0.1.0  live: W4',
    ]);
  });

  it('says how visitors are divided, and who follows the base again', () => {
    const log = [publish('1.0.0'), publish('1.1.0'), promote('1.0.0'), promote('1.1.0', 'W3')];
    log.push(entry('follow', { channel: 'W3' }));
    log.push(entry('traffic', { channel: 'base', shares: { '1.0.0': 90, '1.1.0': 10 } }));
    expect(overview(log).slice(1, 3)).toEqual([
      '  base: 1.0.0 live since 2026-01-01 00:05, traffic 1.0.0=90 1.1.0=10',
      '  W3: 1.0.0 live since 2026-01-01 00:04, traffic 1.0.0=90 1.1.0=10',
    ]);
  });

  it('is empty where nothing was published', () => expect(overview([])).toEqual([]));
});
