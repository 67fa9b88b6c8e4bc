import { useT } from '@foyer/shared/i18n';
import { Button, ErrorPanel, Spinner, useErrorText } from '@foyer/shared/ui';
import { useEffect, useRef } from 'react';
import styles from './money.module.css';
import type { MoneySubmit } from './use-money-submit';

type UnderWay = Pick<MoneySubmit, 'state' | 'error' | 'sendAgain' | 'checkAgain' | 'leave'>;

/** Whether a wish waits for its outcome or for the member's choice, so that nothing new may be sent. */
export const isUnderWay = ({ state }: Pick<MoneySubmit, 'state'>): boolean =>
  state === 'checking' || state === 'undecided' || state === 'leaving';

/**
 * In the place of the submit button after a lost answer (B006): says that it is being checked, and when nothing was booked, asks
 * whether to send the same wish again or to leave it.
 */
export function Checking({ money }: { money: UnderWay }) {
  const t = useT('shared');
  const textOf = useErrorText();
  const panel = useRef<HTMLDivElement>(null);
  const isChoice = money.state !== 'checking';
  // The submit button had the focus, or the page opens here after a reload: both go on at what is new.
  useEffect(() => panel.current?.focus(), [isChoice]);
  if (!isChoice)
    return (
      <div ref={panel} tabIndex={-1} className={styles.checking}>
        <Spinner />
        <div role="status">
          <p className={styles.word}>{t('money.checking')}</p>
          <p className={styles.note}>{t('money.checkingNote')}</p>
        </div>
      </div>
    );
  const busy = money.state === 'leaving';
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be disabled with the form around it
    <div ref={panel} tabIndex={-1} role="group" aria-label={t('money.nothing')} className={styles.choice}>
      <div role="status">
        <p className={styles.word}>{t('money.nothing')}</p>
        <p className={styles.note}>{t(money.sendAgain === undefined ? 'money.nothingTyped' : 'money.nothingNote')}</p>
      </div>
      {money.error === undefined ? null : <ErrorPanel look="inline" title={textOf(money.error)} />}
      {money.sendAgain === undefined ? (
        <Button variant="primary" full disabled={busy} onClick={money.checkAgain}>
          {t('money.checkAgain')}
        </Button>
      ) : (
        <Button variant="primary" full disabled={busy} onClick={money.sendAgain}>
          {t('money.sendAgain')}
        </Button>
      )}
      <Button full busy={busy} onClick={money.leave}>
        {t('money.leave')}
      </Button>
    </div>
  );
}
