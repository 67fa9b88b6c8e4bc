import { cleanup, waitFor } from '@testing-library/react';
import { type Outcome, type Visitor, visitors } from '../testing/access-table';
import { answersFor, outcome } from '../testing/access-visit';
import { access as accessTable, declaredPages as declared } from '../testing/declared';
import { remotes } from '../testing/federation';
import { renderSite } from '../testing/render-site';

// Eight visits a test, which take long on a busy machine.
jest.setTimeout(120_000);

jest.mock('../federation', () => jest.requireActual('../testing/federation').federation);

beforeEach(() => {
  remotes.reset();
  localStorage.clear();
  sessionStorage.clear();
  remotes.widget('home.banner', 'banner');
  for (const { path, declaration, part } of declared) remotes.page(path, { ...declaration }, part);
});

async function visit(path: string, expose: string, visitor: Visitor, flagsOn: boolean): Promise<Outcome> {
  const token = `${path} ${visitor} ${flagsOn}`;
  const type = visitor === 'visitor' ? undefined : visitor;
  const { where, unmount } = renderSite({
    path,
    ...(type === undefined ? {} : { session: { token, type }, member: { type, toUpline: true } }),
    answers: {
      ...answersFor(visitor, flagsOn),
    },
  });
  const look = () => {
    const what = outcome(expose, where, path);
    if (what === undefined) throw new Error(`${token}: nothing is on the screen yet, at ${where()}`);
    return what;
  };
  const found = await waitFor(look, { interval: 5, timeout: 10_000 });
  unmount();
  cleanup();
  return found;
}

it('every page that a remote declares stands in the table of who may see it', () => {
  expect(declared.map(({ path }) => path).filter((path) => !(path in accessTable))).toEqual([]);
  expect(declared.length).toBeGreaterThan(10);
});

describe.each(declared.filter(({ path }) => path in accessTable))('$path', ({ path, declaration }) => {
  it.each([false, true])('every kind of visitor gets what is theirs; flags on: %p', async (flagsOn) => {
    const access = accessTable[path]!;
    const expected = 'off' in access ? access[flagsOn ? 'on' : 'off'] : access;
    const given: Outcome[] = [];
    for (const visitor of visitors) given.push(await visit(path, declaration.page, visitor, flagsOn));
    const named = (list: readonly Outcome[]) => visitors.map((visitor, i) => `${visitor}: ${list[i]}`);
    await proves('F-ACCESS-01', () => {
      expect(named(given)).toEqual(named(expected));
      // A page that was refused has not been asked for, so it sent none of its calls.
      expect(remotes.shown().includes(declaration.page)).toBe(expected.includes('shows'));
    });
  });
});

it('a member may see settings, change password and the wallet', async () => {
  const own = ['/m/set', '/m/changePsw', '/m/mine', '/m/voucherCenter', '/m/gameRecord', '/m/transaction/record'];
  for (const path of own) {
    const page = declared.find((each) => each.path === path);
    expect([path, await visit(path, page?.declaration.page ?? '', 0, true)]).toEqual([path, 'shows']);
  }
});

it('agents alone open the notices to agents; all others see that it is not allowed', async () => {
  await proves('F-NOTICE-01', async () => {
    const given: Outcome[] = [];
    for (const visitor of visitors)
      given.push(await visit('/m/member/notice?types=A', 'agent-notices', visitor, false));
    expect(given).toEqual(['denied', 'denied', 'denied', 'shows', 'shows', 'denied', 'shows', 'shows']);
  });
});

it('agents alone open the page of links and accounts; all others are home', async () => {
  await proves('F-AGENTREG-06', async () => {
    const given: Outcome[] = [];
    for (const visitor of visitors) given.push(await visit('/m/agentRegister', 'agent-links', visitor, false));
    expect(given).toEqual(['home', 'home', 'home', 'shows', 'shows', 'home', 'shows', 'shows']);
  });
});
