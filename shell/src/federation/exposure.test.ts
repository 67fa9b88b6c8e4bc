import { testSite } from '@foyer/shared/testing';

type Report = (part: string, version: string) => Promise<void>;

const visitor = '0123456789abcdef01234567';
const KEY = 'foyer:stays:shell.exposures';
const remembered = () => JSON.parse(localStorage.getItem(KEY) ?? 'null') as unknown;
let answer: null | Error;

/** The reports of a fresh page: modules start anew, browser storage stays. */
async function toldBy(see: (report: Report) => Promise<unknown>): Promise<unknown[]> {
  const told: unknown[] = [];
  const events: unknown[] = [];
  await jest.isolateModulesAsync(async () => {
    const { provideTransport } = await import('@foyer/shared/shell');
    const { bus } = await import('@foyer/shared/bus');
    const { reportExposure } = await import('./exposure');
    bus.on('part:exposed', (event) => events.push(event));
    provideTransport(async (input, init) => {
      told.push(await new Request(input, init).json());
      if (answer) throw answer;
      return Response.json({ success: true, value: null });
    });
    await see(reportExposure);
  });
  // The page learns which reports arrived.
  const arrived = answer ? [] : (told as { part: string; version: string }[]);
  expect(events).toEqual(arrived.map(({ part, version }) => ({ part, version })));
  return told;
}

beforeEach(() => {
  answer = null;
  localStorage.clear();
  globalThis.__foyer = Object.assign({ site: testSite }, { experiments: new Set(['games']), visitor });
});

describe('an exposure', () => {
  it('is told once per variant, over all pages of a visitor', async () => {
    const told = await toldBy(async (see) => {
      await Promise.all([see('games', '1.0.0'), see('games', '1.0.0')]);
      await see('games', '1.0.0');
    });
    expect(told).toEqual([{ part: 'games', version: '1.0.0', visitor }]);
    expect(await toldBy((see) => see('games', '1.0.0'))).toEqual([]);
    expect(await toldBy((see) => see('games', '2.0.0'))).toEqual([{ part: 'games', version: '2.0.0', visitor }]);
    expect(remembered()).toEqual(['games@1.0.0', 'games@2.0.0']);
  });

  it('of a part that everybody gets the same is not told', async () => {
    expect(await toldBy((see) => see('wallet', '1.0.0'))).toEqual([]);
  });

  it('that did not arrive is told again by the next page', async () => {
    answer = new TypeError('down');
    expect(await toldBy((see) => see('games', '1.0.0'))).toHaveLength(1);
    expect(remembered()).toBeNull();
    answer = null;
    expect(await toldBy((see) => see('games', '1.0.0'))).toHaveLength(1);
    expect(remembered()).toEqual(['games@1.0.0']);
  });

  it('is remembered with the fifty newest', async () => {
    const older = Array.from({ length: 50 }, (_, index) => `old@${index}`);
    localStorage.setItem(KEY, JSON.stringify(older));
    await toldBy((see) => see('games', '1.0.0'));
    expect(remembered()).toEqual([...older.slice(1), 'games@1.0.0']);
  });
});
