import { useT } from '@foyer/shared/i18n';
import { isHome, plainPath } from '@foyer/shared/paths';
import { useLocation, useNavigationType } from '@foyer/shared/router';
import { useSession } from '@foyer/shared/session';
import { BackIcon, join, useWindowFrom } from '@foyer/shared/ui';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Slot } from '../home/slot';
import { useIdle } from '../home/use-idle';
import { useDocumentTitle } from '../routes/document-title';
import { hasFooter, hasHeader, placeOf } from '../routes/place';
import routes from '../routes/routes.module.css';
import { useScrollMemory } from '../routes/scroll-memory';
import { useBackSwipe } from '../routes/use-back-swipe';
import { Footer } from './footer';
import styles from './frame.module.css';
import { Header } from './header';

/** Moves the focus to a new page, except to the first page of a visit. */
function usePageChange(place: string) {
  const main = useRef<HTMLElement>(null);
  const page = useRef<HTMLDivElement>(null);
  const shown = useRef<string>(undefined);
  const kind = useNavigationType();
  const takeSwipe = useBackSwipe();
  // Depends on the page alone; `kind` belongs to the same change.
  useLayoutEffect(() => {
    const first = shown.current === undefined;
    if (shown.current === place) return;
    shown.current = place;
    const swiped = kind === 'POP' && takeSwipe();
    page.current?.toggleAttribute('data-still', first || swiped);
    if (!first) main.current?.focus({ preventScroll: true });
  }, [place]);
  return { main, page };
}

/** Draws the back arrow behind a page with its own bar, so that it does not blink while the page fades in (S2-TRANSITION-01). */
function WayBackBehind() {
  return (
    <span aria-hidden="true" data-behind="" className={styles.behind}>
      <BackIcon />
    </span>
  );
}

interface FrameProps {
  /** The site has started, so the slots around the page may load. */
  started: boolean;
  children: ReactNode;
}

/** Header, page, footer and the slots around them. It is there from the first paint on. */
export function Frame({ started, children }: FrameProps) {
  const t = useT('shell');
  const { pathname, key } = useLocation();
  const kind = useNavigationType();
  const place = placeOf(pathname);
  const name = isHome(pathname) ? 'home' : plainPath(pathname);
  const slots = useIdle(started);
  // Who waits for no draw and no match loads nothing that tells of wins (F-SETTLE-06).
  const waits = useSession(({ wallet }) => wallet?.nextDraw !== undefined);
  const frame = useRef<HTMLDivElement>(null);
  const { main, page } = usePageChange(name);
  useScrollMemory(name, key, kind, place.kind === 'home');
  useDocumentTitle(frame);
  // At the side the footer comes before the page, also for keyboard and screen readers (decision 0027).
  const sided = useWindowFrom(768) && hasFooter(place);
  const bottom = (
    <div key="bottom" className={styles.bottom}>
      {slots ? <Slot name="app.bar" /> : null}
      {hasFooter(place) ? <Footer /> : null}
    </div>
  );
  return (
    <div ref={frame} className={join(styles.frame, hasFooter(place) && styles.sided)}>
      <button type="button" className="skip-link" onClick={() => main.current?.focus()}>
        {t('frame.skip')}
      </button>
      {sided ? bottom : null}
      {hasHeader(place) ? <Header place={place} slots={slots} /> : null}
      {hasHeader(place) ? null : <WayBackBehind key={name} />}
      {/* With and without the site's header the page has two keys, so that `main` is replaced and does not move. */}
      <main key={hasHeader(place) ? 'below' : 'top'} ref={main} id="main" tabIndex={-1} className={routes.main}>
        <div key={name} ref={page} data-page={name} data-footer={hasFooter(place) || undefined} className={routes.page}>
          {children}
        </div>
      </main>
      {slots ? <Slot name="app.side" /> : null}
      {sided ? null : bottom}
      {slots ? <Slot name="app.dialog" /> : null}
      {slots && waits ? <Slot name="app.draws" /> : null}
    </div>
  );
}
