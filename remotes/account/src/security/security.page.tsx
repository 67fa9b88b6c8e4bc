import { useT } from '@foyer/shared/i18n';
import { List, ListRow, Loading, QueryView, Skeleton } from '@foyer/shared/ui';
import { Devices } from './devices';
import { useDevices, useSecurity, useSessions } from './get-security';
import { Protections } from './protections';
import { ScoreCard } from './score-card';
import styles from './security.module.css';
import { Sessions } from './sessions';

const guards = ['password', 'email', 'mobile', 'payment'] as const;

function Guards() {
  const t = useT('account');
  const shape = (
    <Loading className={styles.waiting}>
      <Skeleton shape="block" className={styles.waitScore} />
      <List heading={t('security.guards')}>
        {guards.map((guard) => (
          <ListRow
            key={guard}
            title={t(`security.${guard}`)}
            note={<Skeleton className={styles.waitNote} />}
            icon={<Skeleton className={styles.waitIcon} />}
          />
        ))}
      </List>
    </Loading>
  );
  return (
    <QueryView query={useSecurity()} skeleton={shape}>
      {(security) => (
        <>
          <ScoreCard security={security} />
          <Protections security={security} />
        </>
      )}
    </QueryView>
  );
}

/** /m/securityCenter: the account's protections, sessions and devices (A093). */
export default function SecurityPage() {
  const { isFetched: guards } = useSecurity();
  const { isFetched: sessions } = useSessions();
  // Loaded with the others but shown last, because the lists above have unknown heights.
  useDevices();
  const listed = guards && sessions;
  return (
    <div className={styles.page}>
      <Guards />
      <Sessions placed={guards} />
      <Devices placed={listed} />
    </div>
  );
}
