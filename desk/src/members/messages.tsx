import { useT } from '@foyer/shared/i18n';
import { ErrorPanel, Loading, NoData, Skeleton } from '@foyer/shared/ui';
import { failureText } from '../calls/failure-text';
import { Time } from '../format/time';
import styles from '../list/list.module.css';
import { reaches, useMerchant } from '../session/merchant';
import { useMessages } from './member-calls';
import own from './members.module.css';
import { MessageForm } from './message-form';

/** What was written to a member; a cashier writes to them. */
export function Messages({ username }: { readonly username: string }) {
  const t = useT('desk');
  const { role } = useMerchant();
  const { data, error, isFetching, refetch } = useMessages(username);
  return (
    <section aria-labelledby="messages-title">
      <h3 id="messages-title" className={own.heading}>
        {t('messages.title')}
      </h3>
      {error === null ? null : (
        <ErrorPanel look="inline" title={failureText(t, error)} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {data === undefined && error === null ? (
        <Loading>
          <Skeleton count={2} />
        </Loading>
      ) : null}
      {data?.length === 0 ? <NoData text={t('messages.empty')} /> : null}
      <ul>
        {(data ?? []).map(({ id, title, body, sentAt }) => (
          <li key={id} className={own.line}>
            <strong>{title}</strong>
            <span className={styles.small}>
              <Time at={sentAt} />
            </span>
            <span>{body}</span>
          </li>
        ))}
      </ul>
      {reaches(role, 'cashier') ? <MessageForm username={username} /> : null}
    </section>
  );
}
