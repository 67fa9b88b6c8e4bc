import { bus } from '@foyer/shared/bus';
import { text } from '@foyer/shared/i18n';
import { useLocation } from '@foyer/shared/router';
import { useEffect, useState } from 'react';
import { closeOverlays, overlayStore, useOverlays } from './overlay-store';
import { loadOverlays } from './prepare';

type Overlays = Awaited<ReturnType<typeof loadOverlays>>['Overlays'];

const useAnyOpen = () =>
  useOverlays(
    ({ menuShow, languagesShow, appearanceShow, login, signOut }) =>
      menuShow || languagesShow || appearanceShow || login !== undefined || signOut !== 'closed',
  );

/** Opens overlays. Their code is loaded at the first one. */
export function OverlayHost() {
  const { pathname, search } = useLocation();
  const wanted = useAnyOpen();
  const [View, setView] = useState<Overlays>();

  // Every navigation closes the overlays.
  useEffect(closeOverlays, [pathname, search]);
  useEffect(() => bus.on('login:required', (wish) => overlayStore.setState({ login: wish ?? {} })), []);
  useEffect(() => bus.on('appearance:open', () => overlayStore.setState({ appearanceShow: true })), []);
  useEffect(() => bus.on('session:signOut', () => overlayStore.setState({ menuShow: false, signOut: 'asking' })), []);

  useEffect(() => {
    if (!wanted || View) return;
    loadOverlays().then(
      (overlays) => setView(() => overlays.Overlays),
      () => {
        closeOverlays();
        overlayStore.setState({ signOut: 'closed' });
        bus.emit('toast:show', { text: text('shared', 'error.offline'), kind: 'error' });
      },
    );
  }, [wanted, View]);

  return View ? <View /> : null;
}
