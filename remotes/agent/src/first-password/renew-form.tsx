import { useT } from '@foyer/shared/i18n';
import { isUnderWay, MoneyForm } from '@foyer/shared/money';
import { invalidate } from '@foyer/shared/query';
import { Button, ErrorPanel, useErrorText } from '@foyer/shared/ui';
import { useEffect } from 'react';
import { useAccountRules } from './account-rules';
import { firstPassword } from './first-password';
import styles from './first-password.module.css';
import { isFinal, type Renewing } from './renew-password';

interface RenewFormProps {
  readonly username: string | undefined;
  readonly money: Renewing['money'];
  readonly onClose: () => void;
}

/** The button that was pressed is gone. */
const takeFocus = (button: HTMLButtonElement | null) => button?.focus();

/** The question before a first password is replaced. Under way it may be about a member who was chosen before, so it names nobody. */
export function RenewForm({ username, money, onClose }: RenewFormProps) {
  const t = useT('agent');
  const textOf = useErrorText();
  const rules = useAccountRules();
  const { error } = money;
  const isOver = isFinal(error);
  useEffect(() => {
    // The row offered what is not to be had any more.
    if (isOver) void invalidate('teamMembers');
  }, [isOver]);
  if (isOver)
    return (
      <div className={styles.question}>
        <ErrorPanel look="inline" title={textOf(error)} />
        <Button full ref={takeFocus} onClick={onClose}>
          {t('memberTransfer.close')}
        </Button>
      </div>
    );
  const send = async () => {
    if (username !== undefined) money.submit({ username, password: await firstPassword(rules.password) });
  };
  return (
    <MoneyForm
      money={money}
      submitLabel={t('renew.make')}
      disabled={!rules.areKnown}
      onSubmit={() => void send()}
      className={styles.question}
    >
      {username === undefined || isUnderWay(money) ? null : (
        <>
          <p>{t('renew.lead', { name: username })}</p>
          <p>{t('renew.ends')}</p>
        </>
      )}
    </MoneyForm>
  );
}
