import { useT } from '@foyer/shared/i18n';
import { Button, Dialog } from '@foyer/shared/ui';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { failureText } from '../calls/failure-text';
import type { MaintainedVendor } from '../calls/shapes';
import { SelectField } from '../front/form/select-field';
import styles from '../list/list.module.css';
import { useMerchant } from '../session/merchant';
import { useKeep } from './maintenance-calls';

/** What is to be closed or opened: a vendor, or without one the site. */
export interface Question {
  readonly about?: MaintainedVendor;
  readonly isOpening: boolean;
}

const MINUTES = ['30', '60', '120', '240', '480', '1440', '4320'] as const;

interface KeepDialogProps {
  readonly open: boolean;
  readonly question: Question;
  readonly onDone: (said: string) => void;
  readonly onClose: () => void;
}

/** Asks before something is closed or opened, and for a vendor how long. Pressed twice, it is sent once. */
export function KeepDialog({ open, question, onDone, onClose }: KeepDialogProps) {
  const t = useT('desk');
  const merchant = useMerchant();
  const keep = useKeep();
  const { reset } = keep;
  const sending = useRef(false);
  const main = useRef<HTMLButtonElement>(null);
  const form = useId();
  const [minutes, setMinutes] = useState<string>('60');
  const { about, isOpening } = question;
  const name = about?.name ?? merchant.name;
  const what = isOpening ? 'open' : 'close';
  useEffect(() => {
    if (!open) return;
    reset();
    main.current?.focus();
  }, [open, reset]);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (sending.current) return;
    sending.current = true;
    const wanted =
      about === undefined
        ? { closed: !isOpening }
        : { vendor: about.code, minutes: isOpening ? 0 : Number.parseInt(minutes, 10) };
    keep.mutate(wanted, {
      onSuccess: () => onDone(t(`maintenance.did.${what}`, { name })),
      onSettled: () => {
        sending.current = false;
      },
    });
  }
  return (
    <Dialog
      open={open}
      title={t(`maintenance.ask.${what}`, { name })}
      onClose={onClose}
      dismissable={!keep.isPending}
      actions={
        <>
          <Button full disabled={keep.isPending} onClick={onClose}>
            {t('ask.cancel')}
          </Button>
          <Button
            ref={main}
            full
            type="submit"
            form={form}
            variant={isOpening ? 'primary' : 'danger'}
            busy={keep.isPending}
          >
            {t(`maintenance.${what}`)}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} className={styles.ask} noValidate>
        <p>{t(about === undefined ? `maintenance.site.${what}` : `maintenance.vendor.${what}`)}</p>
        {about === undefined || isOpening ? null : (
          <SelectField
            label={t('maintenance.howLong')}
            options={MINUTES.map((value) => ({ value, label: t(`maintenance.for.${value}`) }))}
            value={minutes}
            onChange={setMinutes}
          />
        )}
        {keep.error === null ? null : (
          <p role="alert" className={styles.failure}>
            {failureText(t, keep.error)}
          </p>
        )}
      </form>
    </Dialog>
  );
}
