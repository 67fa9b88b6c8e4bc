import { testSite } from '@foyer/shared/testing';

type Exposure = typeof import('./exposure');
type Owner = typeof import('@foyer/shared/shell')['sessionOwner'];
type Report = (part: string, version: string) => Promise<void>;

const visitor = '0123456789abcdef01234567';
const KEY = 'foyer:stays:shell.exposures';
const remembered = () => JSON.parse(localStorage.getItem(KEY) ?? 'null') as unknown;
let answer: null | Error;

/** The reports of a fresh page: modules start anew, browser storage stays. */
async function toldBy(
  see: (report: Report, page: { owner: Owner } & Exposure) => Promise<unknown>,
): Promise<unknown[]> {
  const told: unknown[] = [];
  const events: unknown[] = [];
  await jest.isolateModulesAsync(async () => {
    const { provideTransport, sessionOwner } = await import('@foyer/shared/shell');
    const { bus } = await import('@foyer/shared/bus');
    const exposure = await import('./exposure');
    bus.on('part:exposed', (event) => events.push(event));
    provideTransport(async (input, init) => {
      const request = new Request(input, init);
      const token = request.headers.get('Authorization');
      told.push({ ...((await request.json()) as object), ...(token && { token }) });
      if (answer) throw answer;
      return Response.json({ success: true, value: null });
    });
    await see(exposure.reportExposure, { owner: sessionOwner, ...exposure });
  });
  // The page learns which reports arrived.
  const arrived = answer ? [] : (told as { part: string; version: string; token?: string }[]).filter(isNews);
  expect(events).toEqual(arrived.map(({ part, version }) => ({ part, version })));
  return told;
}

/** What is told of a member that was told of the visitor already is no news for others. */
let isNews: (told: { token?: string }) => boolean;

const arms = { games: { experiment: 'larger-cards', arm: 'new', of: [] } };
const inArm = (more: object = {}) => {
  globalThis.__foyer = Object.assign(globalThis.__foyer ?? {}, { arms, versions: { games: '2.0.0' }, ...more });
};
const session = { token: 'mine', merchantCode: 'DEMO', userName: 'mali', type: 1 };
const exposed = { part: 'games', version: '2.0.0', visitor, experiment: 'larger-cards', arm: 'new' };

beforeEach(() => {
  answer = null;
  isNews = () => true;
  localStorage.clear();
  sessionStorage.clear();
  globalThis.__foyer = Object.assign({ site: testSite }, { experiments: new Set(['games']), arms: {}, visitor });
});

it('is told of no visit whose releases a link has set', async () => {
  inArm({ site: { ...testSite, preview: { releases: { games: '2.0.0' }, until: 1 } } });
  expect(await toldBy((see) => see('games', '2.0.0'))).toEqual([]);
  inArm({ site: testSite });
  expect(await toldBy((see) => see('games', '2.0.0'))).toEqual([exposed]);
});

describe('an exposure to an arm', () => {
  it('is told once, with the arm and what was shown instead, also when another release is shown later', async () => {
    inArm();
    const told = await toldBy(async (see) => {
      await see('games', '1.0.0');
      await see('games', '2.0.0');
    });
    expect(told).toEqual([{ ...exposed, version: '1.0.0' }]);
    expect(await toldBy((see) => see('games', '2.0.0'))).toEqual([]);
  });

  it('is told once more by who logs in, from the page where they do, whether or not it shows the part', async () => {
    inArm();
    await toldBy((see) => see('games', '2.0.0'));
    isNews = () => false;
    const logIn = async (_: Report, { owner, tellWhoLogsIn }: { owner: Owner } & Exposure) => {
      tellWhoLogsIn();
      owner.start(session as Parameters<Owner['start']>[0]);
      await new Promise((done) => setTimeout(done));
    };
    expect(await toldBy(logIn)).toEqual([{ ...exposed, token: 'mine' }]);
    sessionStorage.clear();
    expect(await toldBy(logIn)).toEqual([]);
    expect(await toldBy((see) => see('games', '2.0.0'))).toEqual([]);
  });

  it('of a member is told with the session at once, and of a trial account as of a stranger', async () => {
    inArm();
    const whoIs =
      (type: number) =>
      async (see: Report, { owner }: { owner: Owner }) => {
        owner.start({ ...session, type } as Parameters<Owner['start']>[0]);
        await see('games', '2.0.0');
      };
    expect(await toldBy(whoIs(4))).toHaveLength(1);
    expect(remembered()).toEqual(['larger-cards/new']);
    isNews = () => false;
    expect(await toldBy(whoIs(1))).toEqual([{ ...exposed, token: 'mine' }]);
    expect(remembered()).toEqual(['larger-cards/new', 'larger-cards/new member']);
  });

  it('is not told to somebody who was never told of it', async () => {
    inArm();
    const told = await toldBy(async (_, { owner, tellWhoLogsIn }) => {
      tellWhoLogsIn();
      owner.start(session as Parameters<Owner['start']>[0]);
    });
    expect(told).toEqual([]);
  });
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
