import { useT } from '@foyer/shared/i18n';
import type { DoneAct } from '../calls/shapes';
import { Time } from '../format/time';
import styles from '../list/list.module.css';

/** Who did what on an order or a letter, newest first; nothing where nobody did. */
export function ActsOn({ acts }: { readonly acts: readonly DoneAct[] }) {
  const t = useT('desk');
  if (acts.length === 0) return null;
  return (
    <>
      <h3 className={styles.small}>{t('orders.acts')}</h3>
      <ol className={styles.steps}>
        {acts.map(({ id, at, by, act, outcome, details }) => (
          <li key={id}>
            <span>
              <strong>{by ?? t('trail.key')}</strong> {t(`act.${act}`)} · {t(`outcome.${outcome}`)}
              {details['reason'] === undefined ? null : <q>{details['reason']}</q>}
            </span>
            <Time at={at} seconds />
          </li>
        ))}
      </ol>
    </>
  );
}
