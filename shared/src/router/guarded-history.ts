import type { unstable_HistoryRouter as HistoryRouter } from 'react-router-dom';
import { asker } from './leave-guard';
import { takenByDocument } from './new-document';

export type SiteHistory = Parameters<typeof HistoryRouter>[0]['history'];

/** Ms without a step after which a browser that is still elsewhere is brought to the page again. */
const SETTLED = 50;

/**
 * A history whose steps to another address ask first while a page holds something unsaved (see `useLeaveGuard`). The browser has
 * gone back or forward before it says so: it is brought to the page again, and only then the question is asked, so that its entries
 * stay as they were.
 * @param history the browser's
 */
export function guardedHistory(history: SiteHistory): SiteHistory {
  /** Entries between the page and where the browser is, while it is brought to the page again. */
  let away = 0;
  /** Where the member wanted to go, in entries from the page. */
  let wanted = 0;
  let settling: ReturnType<typeof setTimeout> | undefined;
  /** The next step through the history was allowed. */
  let allowed = false;
  /** The next step through the history is one of the site's own, not the browser's. */
  let own = false;
  let drawing: ReturnType<typeof setTimeout> | undefined;

  const move = (to: Parameters<SiteHistory['push']>[0], step: () => void) => {
    const { pathname, search } = history.createURL(to);
    const { location } = history;
    const stays = pathname === location.pathname && search === location.search;
    const ask = stays ? undefined : asker();
    if (ask === undefined) step();
    else ask(step);
  };

  const askThenGo = (steps: number) => {
    const leave = () => {
      allowed = true;
      history.go(steps);
    };
    const ask = asker();
    if (ask === undefined) leave();
    else ask(leave);
  };

  /**
   * React draws within a `popstate` in one task, because behind a swipe the browser has already put a picture of the page before. The site's own step has
   * none: its page is drawn in a transition, as that of a link is, and what was pressed is seen before (decision 115).
   */
  const draw = (isStep: boolean, step: () => void) => {
    clearTimeout(drawing);
    if (own && isStep) drawing = setTimeout(step);
    else step();
    own = false;
  };

  return {
    get action() {
      return history.action;
    },
    get location() {
      return history.location;
    },
    createHref: history.createHref,
    createURL: history.createURL,
    encodeLocation: history.encodeLocation,
    push: (to, state) => move(to, () => history.push(to, state)),
    replace: (to, state) => move(to, () => history.replace(to, state)),
    go: (steps) => {
      own = true;
      history.go(steps);
    },
    listen: (listener) =>
      history.listen((update) => {
        const { action, delta } = update;
        // An entry of another origin of entries, such as an older document, has no number.
        const steps = action === 'POP' ? (delta ?? 0) : 0;
        if (allowed || steps === 0 || (away === 0 && asker() === undefined)) {
          allowed = false;
          // The page that is left stays as it is until the new document comes.
          if (!takenByDocument(update.location.pathname)) draw(action === 'POP', () => listener(update));
          return;
        }
        const isFirst = away === 0;
        away += steps;
        clearTimeout(settling);
        if (away === 0) {
          askThenGo(wanted);
          return;
        }
        if (isFirst || Math.abs(away) > Math.abs(wanted)) wanted = away;
        // Of steps back in quick succession Chrome drops some, and with them perhaps the one that leads here.
        if (isFirst) history.go(-away);
        else settling = setTimeout(() => history.go(-away), SETTLED);
      }),
  };
}
