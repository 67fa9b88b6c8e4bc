import { useT } from '@foyer/shared/i18n';
import type { SiteAddress } from '@foyer/shared/paths';
import { useNavigate } from '@foyer/shared/router';
import { Button, Dialog } from '@foyer/shared/ui';
import { keepReturnTo } from '../session/return-to';
import { DoorArt } from './door-art';
import styles from './login-dialog.module.css';
import { overlayStore, useOverlays } from './overlay-store';

/** Asks a visitor to log in or register (A033) and keeps their address for afterwards (A026). */
export function LoginDialog() {
  const t = useT('shell');
  const navigate = useNavigate();
  const wish = useOverlays((state) => state.login);
  const go = (path: SiteAddress) => {
    keepReturnTo(wish?.returnTo);
    navigate(path);
  };
  const close = () => {
    overlayStore.setState({ login: undefined });
    if (wish?.closeTo) navigate(wish.closeTo, { replace: true });
  };
  return (
    <Dialog
      open={wish !== undefined}
      onClose={close}
      title={t('login.title')}
      actions={
        <>
          <Button onClick={() => go('/m/register')}>{t('header.register')}</Button>
          <Button variant="primary" onClick={() => go('/m/login')}>
            {t('header.login')}
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        <DoorArt />
        <p>{t('login.text')}</p>
      </div>
    </Dialog>
  );
}
