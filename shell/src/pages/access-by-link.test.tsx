import { HOME } from '@foyer/shared/paths';
import { Link, sitePath } from '@foyer/shared/router';
import type { Rendered } from '@foyer/shared/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { type Outcome, type Visitor, visitors } from '../testing/access-table';
import { answersFor, outcome } from '../testing/access-visit';
import { access as accessTable, declaredPages } from '../testing/declared';
import { remotes } from '../testing/federation';
import { renderSite } from '../testing/render-site';

// One visit opens every page of the site.
jest.setTimeout(120_000);

jest.mock('../federation', () => jest.requireActual('../testing/federation').federation);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  remotes.reset();
  remotes.widget('home.banner', 'banner');
  for (const { path, declaration, part } of declaredPages) remotes.page(path, { ...declaration }, part);
});

let lead: (path: string) => void;

/** A link to any page. One after another: links to all of them would be drawn anew with each step. */
function LinkToAny() {
  const [path, setPath] = useState<string>(HOME);
  lead = setPath;
  return (
    <nav aria-label="Everything">
      <Link to={sitePath(path) ?? HOME}>{path}</Link>
    </nav>
  );
}

/** A site with a link beside it. */
function enter(visitor: Visitor, flagsOn: boolean): Rendered {
  const type = visitor === 'visitor' ? undefined : visitor;
  const session = type === undefined ? {} : { session: { type }, member: { type, toUpline: true } };
  return renderSite({ path: HOME, ...session, answers: answersFor(visitor, flagsOn) }, <LinkToAny />);
}

/** Follows a link and gives what is on the screen then. */
async function follow({ container, where }: Rendered, path: string, expose: string): Promise<Outcome> {
  act(() => lead(path));
  const beside = container.querySelector<HTMLElement>('nav[aria-label="Everything"]');
  if (beside === null) throw new Error('The link is not there.');
  act(() => void fireEvent.click(within(beside).getByText(path)));
  const look = () => {
    const what = outcome(expose, where, path);
    if (what === undefined) throw new Error(`${path}: nothing is on the screen yet, at ${where()}`);
    return what;
  };
  return waitFor(look, { interval: 5, timeout: 10_000 });
}

describe.each(visitors.map((visitor) => [visitor]))('a link in the site, for %s', (visitor) => {
  it.each([false, true])('opens what is theirs, and asks for nothing else; flags on: %p', async (flagsOn) => {
    let site = enter(visitor, flagsOn);
    await screen.findByText('content of banner');
    const given: Record<string, Outcome> = {};
    const expected: Record<string, Outcome> = {};
    for (const { path, declaration } of declaredPages) {
      const access = accessTable[path] ?? [];
      const row = 'off' in access ? access[flagsOn ? 'on' : 'off'] : access;
      expected[path] = row[visitors.indexOf(visitor)] ?? 'shows';
      given[path] = await follow(site, path, declaration.page);
      if (given[path] === 'freeReject') {
        // The message stays for seconds, and would be taken for that of the next page.
        site.unmount();
        cleanup();
        site = enter(visitor, flagsOn);
      } else await follow(site, HOME, 'banner');
    }
    await proves('F-ACCESS-01', () => {
      expect(given).toEqual(expected);
      const open = declaredPages.filter(({ path }) => expected[path] === 'shows');
      const asked = new Set(remotes.shown().filter((expose) => expose !== 'banner'));
      expect([...asked].sort()).toEqual([...new Set(open.map(({ declaration }) => declaration.page))].sort());
    });
  });
});
