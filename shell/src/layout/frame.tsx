import { useT } from '@foyer/shared/i18n';
import { isHome, plainPath } from '@foyer/shared/paths';
import { useLocation, useNavigationType } from '@foyer/shared/router';
import { BackIcon, join, useWindowFrom } from '@foyer/shared/ui';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Slot } from '../home/slot';
import { useDocumentTitle } from '../routes/document-title';
import { hasFooter, hasHeader, placeOf } from '../routes/place';
import routes from '../routes/routes.module.css';
import { useScrollMemory } from '../routes/scroll-memory';
import { useBackSwipe } from '../routes/use-back-swipe';
import { Footer } from './footer';
import styles from './frame.module.css';
import { Header } from './header';
import { useIdle } from './use-idle';

/** Reader and keyboard start at the page, not at the frame they have just used; the first page of a visit takes no focus. */
function usePageChange(place: string) {
  const main = useRef<HTMLElement>(null);
  const page = useRef<HTMLDivElement>(null);
  const shown = useRef<string>(undefined);
  const kind = useNavigationType();
  const takeSwipe = useBackSwipe();
  // Runs when the page changes; the kind is that of this change.
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

/**
 * A page that draws its own bar fades in with it (S2-TRANSITION-01): meanwhile the arrow is drawn behind, where the one before it stood
 * and the new one will stand, so that it does not blink.
 */
function WayBackBehind() {
  return (
    <span aria-hidden="true" data-behind="" className={styles.behind}>
      <BackIcon />
    </span>
  );
}

interface FrameProps {
  /** The site has started: the slots around the page load once the page had its turn. */
  started: boolean;
  /** What stands in the middle. */
  children: ReactNode;
}

/** Header, page, footer, and the slots around them; there from the first paint on, whatever else is still coming. */
export function Frame({ started, children }: FrameProps) {
  const t = useT('shell');
  const { pathname, key } = useLocation();
  const kind = useNavigationType();
  const place = placeOf(pathname);
  const name = isHome(pathname) ? 'home' : plainPath(pathname);
  const slots = useIdle(started);
  const frame = useRef<HTMLDivElement>(null);
  const { main, page } = usePageChange(name);
  useScrollMemory(name, key, kind, place.kind === 'home');
  useDocumentTitle(frame);
  // At the side of the page it comes before the page, for the keyboard and for readers as well (decision 0027).
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
      {/* Under the site's header or at the top: two places, not one that moves. The page in it is another one in any case. */}
      <main key={hasHeader(place) ? 'below' : 'top'} ref={main} id="main" tabIndex={-1} className={routes.main}>
        <div key={name} ref={page} data-page={name} data-footer={hasFooter(place) || undefined} className={routes.page}>
          {children}
        </div>
      </main>
      {slots ? <Slot name="app.side" /> : null}
      {sided ? null : bottom}
      {slots ? <Slot name="app.dialog" /> : null}
    </div>
  );
}
