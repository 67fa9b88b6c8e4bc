import type { Message } from '@foyer/shared/contract';
import { useT } from '@foyer/shared/i18n';
import { Link } from '@foyer/shared/router';
import { Badge, MailIcon } from '@foyer/shared/ui';
import { FROM_LIST, messageAddress } from './address';
import styles from './message-row.module.css';
import { shortTime } from './times';

function Face({ message: { title, body, sentAt, read } }: { message: Message }) {
  const t = useT('content');
  return (
    <>
      <span className={styles.words}>
        <span className={styles.head}>
          {read ? null : (
            <Badge tone="lantern" className={styles.new}>
              {t('messages.isUnread')}
            </Badge>
          )}
          <bdi className={styles.title}>{title}</bdi>
        </span>
        <span className={styles.preview}>
          <bdi>{body}</bdi>
        </span>
      </span>
      <time dateTime={new Date(sentAt).toISOString()} className={styles.time}>
        {shortTime(sentAt)}
      </time>
    </>
  );
}

interface MessageRowProps {
  message: Message;
  /** Whether it is picked; undefined while nothing is picked and a press opens it. */
  picked: boolean | undefined;
  onPick: (picked: boolean) => void;
}

/** A message of the list: a link to its text, or a box to tick while messages are picked. */
export function MessageRow({ message, picked, onPick }: MessageRowProps) {
  if (picked === undefined)
    return (
      <li className={styles.item} data-unread={message.read ? undefined : ''}>
        <Link to={messageAddress(message.id)} state={FROM_LIST} className={styles.row}>
          <span aria-hidden="true" className={styles.sign}>
            <MailIcon size={20} />
          </span>
          <Face message={message} />
        </Link>
      </li>
    );
  return (
    <li className={styles.item} data-unread={message.read ? undefined : ''} data-picked={picked || undefined}>
      <label className={styles.row}>
        <span className={styles.sign}>
          <input
            type="checkbox"
            className={styles.box}
            checked={picked}
            onChange={({ target }) => onPick(target.checked)}
          />
        </span>
        <Face message={message} />
      </label>
    </li>
  );
}
