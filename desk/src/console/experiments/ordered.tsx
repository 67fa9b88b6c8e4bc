import { useT } from '@foyer/shared/i18n';
import { Button } from '@foyer/shared/ui';
import { Link } from 'react-router-dom';
import styles from '../console.module.css';
import { useExperiments } from './experiment-calls';

interface OrderedProps {
  readonly id: string;
  readonly name: string;
  readonly onAgain: () => void;
}

/** How the order goes on: it waits for the host, was carried out, or was refused with the host's sentence. */
export function Ordered({ id, name, onAgain }: OrderedProps) {
  const t = useT('console');
  const { data } = useExperiments();
  const order = data?.orders.find((each) => each.id === id);
  const state = order?.state ?? 'pending';
  return (
    <div className={styles.form}>
      <p
        role="status"
        className={state === 'refused' || state === 'late' || state === 'stalled' ? styles.failure : styles.done}
      >
        {t(`ordered.${state}`, { name })}
        {order?.said == null ? null : <span lang="en"> {order.said}</span>}
      </p>
      <div className={styles.buttons}>
        {state === 'done' ? (
          <Link to={`/experiments/${name}`} className={styles.main}>
            {t('ordered.report')}
          </Link>
        ) : null}
        {state === 'refused' || state === 'late' ? <Button onClick={onAgain}>{t('ordered.again')}</Button> : null}
        <Link to="/" className={styles.go}>
          {t('ordered.list')}
        </Link>
      </div>
    </div>
  );
}
