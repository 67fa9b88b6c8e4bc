import { bus } from '@foyer/shared/bus';
import { isHome } from '@foyer/shared/paths';
import { useLocation } from '@foyer/shared/router';
import { useEffect } from 'react';
import { HomeSkeleton } from './home/home-skeleton';
import { Frame } from './layout/frame';
import { openChat } from './layout/service-chat';
import { OverlayHost } from './overlays/overlay-host';
import { Toasts } from './overlays/toasts';
import { PageSkeleton } from './pages/page-skeleton';
import { PageView } from './pages/page-view';
import { hasHeader, placeOf } from './routes/place';
import { SessionOwner } from './session/session-owner';
import { ClosedOver } from './startup/closed-over';
import { StartUpScreen, screenOf } from './startup/screens';
import { checkStillOpen, useStartUp } from './startup/start-up';

/**
 * Frame and page, or the screen of another state. When a site closes, its screen covers the open page, so that a form keeps its
 * values.
 */
function Screen() {
  const { pathname } = useLocation();
  const { state, opened } = useStartUp();
  const place = placeOf(pathname);
  const closed = state === 'app' || state === 'loading' ? undefined : state;
  const screen = screenOf(pathname) ?? (opened ? undefined : closed);
  if (screen) return <StartUpScreen state={screen} />;
  const skeleton = isHome(pathname) ? <HomeSkeleton /> : <PageSkeleton ownBar={!hasHeader(place)} />;
  return (
    <>
      <Frame started={opened}>{opened ? <PageView place={place} /> : skeleton}</Frame>
      {closed ? <ClosedOver state={closed} /> : null}
    </>
  );
}

/** The site inside its router. The frame shows at once, the page when the start-up allows it. */
export function Site() {
  useEffect(() => bus.on('service:open', () => void openChat()), []);
  useEffect(() => bus.on('site:closed', () => void checkStillOpen()), []);
  return (
    <>
      <SessionOwner />
      <Screen />
      <OverlayHost />
      <Toasts />
    </>
  );
}
