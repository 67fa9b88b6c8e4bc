import { useT } from '@foyer/shared/i18n';
import { isUnderWay } from '@foyer/shared/money';
import { Button, Dialog } from '@foyer/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { PasswordReceipt } from './password-receipt';
import { RenewForm } from './renew-form';
import { useRenewing } from './renew-password';

interface RenewDialogProps {
  /** The direct member who was chosen; undefined while nobody is. */
  readonly username: string | undefined;
  readonly onChoose: (username: string | undefined) => void;
  /** Hears who has a new first password. */
  readonly onRenewed?: (username: string) => void;
}

/**
 * A new first password for a member who has never chosen one (decision 44): a question, and what became of it. It stands on the page
 * all the time: one whose answer is awaited after a reload opens it by itself, and so does an answer to one that was closed meanwhile,
 * because this page alone knows the password.
 */
export function RenewDialog({ username, onChoose, onRenewed }: RenewDialogProps) {
  const t = useT('agent');
  const { money, passwordOf } = useRenewing();
  const { state, receipt } = money;
  const [isClosed, setIsClosed] = useState(false);
  useEffect(() => setIsClosed(false), [state]);
  useEffect(() => {
    if (receipt !== undefined) onRenewed?.(receipt.username);
  }, [receipt]);
  const forget = () => {
    money.forget();
    money.startOver();
  };
  useEffect(() => {
    if (username !== undefined) forget();
  }, [username]);
  // While the dialog goes, it keeps what it said.
  const asked = useRef(username);
  if (username !== undefined) asked.current = username;
  const close = () => {
    setIsClosed(true);
    onChoose(undefined);
  };
  const isNews = !isClosed && (isUnderWay(money) || receipt !== undefined);
  const password = receipt === undefined ? undefined : passwordOf(receipt);
  return (
    <Dialog
      open={username !== undefined || isNews}
      onClose={close}
      onGone={forget}
      dismissable={state !== 'sending'}
      title={t('renew.title')}
    >
      {receipt === undefined ? (
        <RenewForm username={asked.current} money={money} onClose={close} />
      ) : (
        <PasswordReceipt title={t('renew.done')} username={receipt.username} password={password} gone={t('renew.gone')}>
          {password === undefined ? (
            <Button variant="primary" full onClick={() => onChoose(receipt.username)}>
              {t('renew.another')}
            </Button>
          ) : null}
          <Button full onClick={close}>
            {t('memberTransfer.close')}
          </Button>
        </PasswordReceipt>
      )}
    </Dialog>
  );
}
