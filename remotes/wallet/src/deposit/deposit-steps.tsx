import type { DepositOrder } from '@foyer/shared/contract';
import { useT } from '@foyer/shared/i18n';
import { stampText } from '@foyer/shared/report';
import styles from './deposit-steps.module.css';

/** Each state that a deposit came into, with its time. */
export function DepositSteps({ steps }: Pick<DepositOrder, 'steps'>) {
  const t = useT('wallet');
  return (
    <ol className={styles.steps} aria-label={t('deposits.steps')}>
      {steps.map(({ status, at }, index) => (
        <li
          key={`${status} ${at}`}
          className={styles.step}
          aria-current={index === steps.length - 1 ? 'step' : undefined}
        >
          <span>{t(`deposits.state.${status}`)}</span>
          <time className={styles.time} dateTime={new Date(at).toISOString()}>
            {stampText(at)}
          </time>
        </li>
      ))}
    </ol>
  );
}
