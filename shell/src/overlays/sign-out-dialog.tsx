import { bus } from '@foyer/shared/bus';
import { useT } from '@foyer/shared/i18n';
import { HOME } from '@foyer/shared/paths';
import { ConfirmDialog } from '@foyer/shared/ui';
import { leaveTo } from '../session/document-navigation';
import { SIGN_OUT_LIMIT, signOut } from '../session/end-session';
import { setLeaving } from '../session/leaving';
import { overlayStore, useOverlays } from './overlay-store';

/** Asks for confirmation, waits at most ten seconds for the platform, then starts again at home (S2-HEADER-25, A031). */
export function SignOutDialog() {
  const t = useT('shell');
  const state = useOverlays((frame) => frame.signOut);
  const confirm = async () => {
    overlayStore.setState({ signOut: 'busy' });
    bus.emit('toast:show', { text: t('signOut.busy'), kind: 'loading', duration: SIGN_OUT_LIMIT });
    setLeaving(true);
    await signOut();
    leaveTo(HOME);
  };
  return (
    <ConfirmDialog
      open={state !== 'closed'}
      title={t('signOut.title')}
      confirmLabel={t('menu.signOut')}
      busy={state === 'busy'}
      danger
      onConfirm={() => void confirm()}
      onCancel={() => overlayStore.setState({ signOut: 'closed' })}
    >
      <p>{t('signOut.text')}</p>
    </ConfirmDialog>
  );
}
