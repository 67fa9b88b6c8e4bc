import { useT } from '@foyer/shared/i18n';
import { Button } from '@foyer/shared/ui';
import { PasswordReceipt } from '../first-password/password-receipt';
import type { OpenedAccount } from './open-account';

interface AccountReceiptProps {
  readonly opened: OpenedAccount;
  /** Undefined when the page was left before the answer came: then nobody knows it any more. */
  readonly password: string | undefined;
  readonly onAnother: () => void;
  /** Asks for a new first password. */
  readonly onRenew: () => void;
}

/** Name and first password of an account that was just opened, for this one time (B023). */
export function AccountReceipt({ opened, password, onAnother, onRenew }: AccountReceiptProps) {
  const t = useT('agent');
  const { username, kind } = opened;
  return (
    <PasswordReceipt
      title={t('account.opened')}
      username={username}
      password={password}
      gone={t('account.gone')}
      facts={[{ name: t('account.kind'), value: t(`links.${kind}`) }]}
    >
      {password === undefined ? (
        <Button variant="primary" full onClick={onRenew}>
          {t('renew.title')}
        </Button>
      ) : null}
      <Button full onClick={onAnother}>
        {t('account.another')}
      </Button>
    </PasswordReceipt>
  );
}
