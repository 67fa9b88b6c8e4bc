import type { Application } from '@foyer/shared/contract';
import { stampText, useT } from '@foyer/shared/i18n';
import { Card } from '@foyer/shared/ui';
import styles from './apply.module.css';

interface ApplicationStateProps {
  application: Application;
  /** A second one was just refused for it. */
  again?: boolean;
}

/** How an application stands, with the merchant's word as plain text. */
export function ApplicationState({ application: { state, sentAt, answer }, again = false }: ApplicationStateProps) {
  const t = useT('content');
  return (
    <Card look={state === 'accepted' ? 'lit' : 'plain'} className={styles.state}>
      <div role="status" className={styles.words}>
        {again ? <p>{t('apply.again')}</p> : null}
        <p className={styles.word}>{t(`apply.state.${state}`)}</p>
      </div>
      <p className={styles.muted}>{t('apply.sentAt', { time: stampText(sentAt) })}</p>
      {answer === undefined ? null : <p className={styles.answer}>{answer}</p>}
    </Card>
  );
}
