import { errorTextKey } from '@foyer/shared/api';
import { useT } from '@foyer/shared/i18n';
import { ErrorPanel, Loading, Skeleton } from '@foyer/shared/ui';
import { Devices } from './devices';
import { useSecurity } from './get-security';
import { Protections } from './protections';
import { ScoreCard } from './score-card';
import styles from './security.module.css';
import { Sessions } from './sessions';

function Guards() {
  const shared = useT('shared');
  const { data, error, isPending, isFetching, refetch } = useSecurity();
  if (isPending) {
    return (
      <Loading>
        <Skeleton shape="block" className={styles.waiting} />
        <Skeleton shape="block" count={4} />
      </Loading>
    );
  }
  if (!data) return <ErrorPanel title={shared(errorTextKey(error))} busy={isFetching} onRetry={() => void refetch()} />;
  return (
    <>
      <ScoreCard security={data} />
      <Protections security={data} />
    </>
  );
}

/** /m/securityCenter: what guards the account, and who is in it (A093). */
export default function SecurityPage() {
  return (
    <div className={styles.page}>
      <Guards />
      <Sessions />
      <Devices />
    </div>
  );
}
