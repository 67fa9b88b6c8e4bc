import { useT } from '@foyer/shared/i18n';
import { Button, Dialog, TextField } from '@foyer/shared/ui';
import { useEffect, useState } from 'react';
import { useFront } from '../../front/front';
import styles from '../console.module.css';
import { useExperiments, useOrder } from '../experiments/experiment-calls';

interface StopDialogProps {
  readonly name: string;
  readonly open: boolean;
  readonly onClose: () => void;
  /** The host has ended it. */
  readonly onEnded: () => void;
}

/** Orders the end of an experiment, with a reason, and follows the order until the host has carried it out. */
export function StopDialog({ name, open, onClose, onEnded }: StopDialogProps) {
  const t = useT('console');
  const { failure } = useFront();
  const order = useOrder('stop');
  const { data } = useExperiments();
  const [why, setWhy] = useState('');
  const [id] = useState(() => crypto.randomUUID());
  const found = order.isSuccess ? data?.orders.find((each) => each.id === id) : undefined;
  const state = found?.state;
  useEffect(() => {
    if (state === 'done') onEnded();
  }, [state, onEnded]);
  return (
    <Dialog
      open={open && state !== 'done'}
      title={t('stop.title', { name })}
      onClose={onClose}
      dismissable={!order.isPending}
      actions={
        <>
          <Button full disabled={order.isPending} onClick={onClose}>
            {t('stop.cancel')}
          </Button>
          <Button
            full
            variant="primary"
            busy={order.isPending || state === 'pending' || state === 'stalled'}
            onClick={() => order.mutate({ id, name, why: why.trim() })}
          >
            {t('stop.go')}
          </Button>
        </>
      }
    >
      <p>{t('stop.hint')}</p>
      <TextField
        label={t('start.why')}
        value={why}
        maxLength={300}
        autoComplete="off"
        onChange={({ currentTarget }) => setWhy(currentTarget.value)}
      />
      {order.error === null ? null : (
        <p role="alert" className={styles.failure}>
          {failure(order.error)}
        </p>
      )}
      {state === undefined ? null : (
        <p role="status" className={state === 'pending' ? styles.done : styles.failure}>
          {t(`ordered.${state}`, { name })} <span lang="en">{found?.said}</span>
        </p>
      )}
    </Dialog>
  );
}
