import { bus } from '@foyer/shared/bus';
import { useT } from '@foyer/shared/i18n';
import { useNavigate } from '@foyer/shared/router';
import { useSession } from '@foyer/shared/session';
import { Badge, IconButton, MailIcon } from '@foyer/shared/ui';
import { useUnread } from './get-unread';
import styles from './message-icon.module.css';

const INBOX = '/m/webEmail';

/** The link to the message center, with a dot for unread messages (S2-MSGICON-01 to 03, A033). */
export default function MessageIcon() {
  const t = useT('content');
  const navigate = useNavigate();
  const isMember = useSession((state) => state.session !== undefined);
  const unread = useUnread() > 0;
  return (
    <IconButton
      label={t(unread ? 'messages.unread' : 'messages.open')}
      icon={
        <span className={styles.icon}>
          <MailIcon />
          {unread ? <Badge dot className={styles.dot} /> : null}
        </span>
      }
      onClick={() => (isMember ? navigate(INBOX) : bus.emit('login:required', { returnTo: INBOX }))}
    />
  );
}
