import { bus } from '@foyer/shared/bus';
import { useT } from '@foyer/shared/i18n';
import { useUnread } from '@foyer/shared/inbox';
import { useNavigate } from '@foyer/shared/router';
import { useSession } from '@foyer/shared/session';
import { Badge, IconButton, MailIcon } from '@foyer/shared/ui';
import styles from './message-icon.module.css';

const INBOX = '/m/webEmail';

/** The link to the message center, with a red dot that counts unread messages (S2-MSGICON-01 to 03, A033, A071). */
export default function MessageIcon() {
  const t = useT('content');
  const navigate = useNavigate();
  const isMember = useSession((state) => state.session !== undefined);
  const unread = useUnread();
  return (
    <IconButton
      label={unread > 0 ? t('messages.count', { count: unread }) : t('messages.open')}
      icon={<MailIcon />}
      className={unread > 0 ? styles.waiting : undefined}
      badge={unread > 0 ? <Badge count={unread} /> : undefined}
      onClick={() => (isMember ? navigate(INBOX) : bus.emit('login:required', { returnTo: INBOX }))}
    />
  );
}
