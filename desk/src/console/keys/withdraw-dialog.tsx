import { useT } from '@foyer/shared/i18n';
import { Button, Checkbox, Dialog } from '@foyer/shared/ui';
import { useState } from 'react';
import { useFront } from '../../front/front';
import styles from '../console.module.css';
import { type ConversionKey, useWithdraw } from './key-calls';

interface WithdrawDialogProps {
  readonly of: ConversionKey;
  readonly onClose: () => void;
}

/** Asks before a key is withdrawn, and whether what was told with it is to be removed too. */
export function WithdrawDialog({ of: { id, label, withdrawnAt }, onClose }: WithdrawDialogProps) {
  const t = useT('console');
  const { failure } = useFront();
  const withdraw = useWithdraw(id);
  const isWithdrawn = withdrawnAt !== null;
  const [forget, setForget] = useState(isWithdrawn);
  return (
    <Dialog
      open
      title={t(isWithdrawn ? 'keys.forgetTitle' : 'keys.withdrawTitle', { label })}
      onClose={onClose}
      dismissable={!withdraw.isPending}
      actions={
        <>
          <Button full disabled={withdraw.isPending} onClick={onClose}>
            {t('stop.cancel')}
          </Button>
          <Button
            full
            variant="danger"
            busy={withdraw.isPending}
            onClick={() => withdraw.mutate(forget, { onSuccess: onClose })}
          >
            {t(isWithdrawn ? 'keys.forgetGo' : 'keys.withdrawGo')}
          </Button>
        </>
      }
    >
      <p>{t(isWithdrawn ? 'keys.forgetHint' : 'keys.withdrawHint')}</p>
      {isWithdrawn ? null : (
        <Checkbox
          label={t('keys.forgetToo')}
          checked={forget}
          onChange={({ currentTarget }) => setForget(currentTarget.checked)}
        />
      )}
      {withdraw.error === null ? null : (
        <p role="alert" className={styles.failure}>
          {failure(withdraw.error)}
        </p>
      )}
    </Dialog>
  );
}
