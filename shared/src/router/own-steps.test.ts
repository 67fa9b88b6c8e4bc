import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { guardedHistory } from './guarded-history';

/** Paths that the site was told of; with a star what came while the browser told of its step. */
let told: string[] = [];
let site: ReturnType<typeof guardedHistory>;
const pathsAre = (...paths: string[]) => expect(told).toEqual(paths);
let end: () => void;

/** What the browser does for a step: it changes the address, then tells of it. */
function step(path: string, idx: number) {
  history.replaceState({ idx, key: path, usr: null }, '', path);
  window.dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
}

beforeEach(() => {
  jest.useFakeTimers();
  told = [];
  jest.spyOn(window.history, 'go').mockReturnValue(undefined);
  history.replaceState({ idx: 3, key: 'three', usr: null }, '', '/m/agent');
  site = guardedHistory(createBrowserHistory({ v5Compat: true }));
  end = site.listen(({ location: { pathname } }) => told.push(pathname + (window.event ? '*' : '')));
});
afterEach(() => {
  end();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('a step through the history', () => {
  it('of the browser is told at once, so that a swipe meets the page that it has shown', () => {
    step('/m/home', 2);
    pathsAre('/m/home*');
  });

  it('of the site itself is told apart, so that its page is drawn in slices', () => {
    site.go(-1);
    step('/m/home', 2);
    pathsAre();
    jest.runAllTimers();
    pathsAre('/m/home');
  });

  it('of the browser after one of the site takes its place', () => {
    site.go(-1);
    step('/m/home', 2);
    step('/m/help', 1);
    jest.runAllTimers();
    pathsAre('/m/help*');
  });

  it('is not drawn over a page that was opened since', () => {
    site.go(-1);
    step('/m/home', 2);
    site.push('/m/mine');
    jest.runAllTimers();
    pathsAre('/m/mine');
  });
});
