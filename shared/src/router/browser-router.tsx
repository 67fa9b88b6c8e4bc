import { type ReactNode, useState } from 'react';
import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  unstable_HistoryRouter as HistoryRouter,
} from 'react-router-dom';
import { GoingEnds } from './going';
import { guardedHistory } from './guarded-history';

/**
 * The router of the site: react-router's `BrowserRouter`, over a history that asks before unsaved input is left. Its own blockers need
 * a data router, whose loaders and actions the site has no use for.
 */
export function BrowserRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => guardedHistory(createBrowserHistory({ v5Compat: true })));
  return (
    <HistoryRouter history={history}>
      <GoingEnds />
      {children}
    </HistoryRouter>
  );
}
