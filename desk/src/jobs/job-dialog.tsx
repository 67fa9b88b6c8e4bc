import { useT } from '@foyer/shared/i18n';
import { isDay } from '@foyer/shared/time';
import { Button, Dialog, TextField } from '@foyer/shared/ui';
import { type FormEvent, useId, useRef, useState } from 'react';
import { failureText } from '../calls/failure-text';
import { momentText } from '../format/moment';
import { CallFailure } from '../front/calls';
import { SelectField } from '../front/form/select-field';
import styles from '../list/list.module.css';
import { useMerchant } from '../session/merchant';
import { type Ran, useRun, type Wanted } from './job-calls';
import { hoursOf, JOB_KINDS, type JobKind, periodOf } from './period';

/** What is typed; it stays when the dialog closes and when the run is refused. */
export interface Draft {
  readonly kind: JobKind;
  readonly day: string;
  readonly hour: string;
}

interface JobDialogProps {
  readonly open: boolean;
  readonly draft: Draft;
  readonly onDraft: (draft: Draft) => void;
  readonly onRan: (ran: Ran) => void;
  readonly onClose: () => void;
}

/** Asks which period of which settlement is run. */
export function JobDialog({ open, draft, onDraft, onRan, onClose }: JobDialogProps) {
  const t = useT('desk');
  const { timeZone } = useMerchant();
  const run = useRun();
  const running = useRef(false);
  const form = useId();
  const [missing, setMissing] = useState(false);
  const { kind, day } = draft;
  const hours = kind === 'hourSalary' ? hoursOf(day, timeZone) : [];
  const hour = hours.find((name) => name.slice(11, 16) === draft.hour.slice(11, 16)) ?? hours[0] ?? '';
  const chosen = hours.includes(draft.hour) ? draft.hour : hour;
  const period = isDay(day) ? (kind === 'hourSalary' ? chosen : periodOf(kind, day)) : '';

  function change(more: Partial<Draft>): void {
    run.reset();
    setMissing(false);
    onDraft({ ...draft, ...more });
  }
  function submit(event: FormEvent): void {
    event.preventDefault();
    setMissing(period === '');
    if (running.current || period === '') return;
    running.current = true;
    run.mutate({ kind, period } satisfies Wanted, {
      onSuccess: onRan,
      onSettled: () => {
        running.current = false;
      },
    });
  }
  return (
    <Dialog
      open={open}
      title={t('jobs.ask')}
      onClose={onClose}
      dismissable={!run.isPending}
      actions={
        <>
          <Button full disabled={run.isPending} onClick={onClose}>
            {t('ask.cancel')}
          </Button>
          <Button full type="submit" form={form} variant="primary" busy={run.isPending}>
            {t('jobs.run')}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} className={styles.ask} noValidate>
        <SelectField
          label={t('jobs.kind')}
          options={JOB_KINDS.map((value) => ({ value, label: t(`jobs.kind.${value}`) }))}
          value={kind}
          onChange={(value) => change({ kind: JOB_KINDS.find((each) => each === value) ?? kind })}
        />
        <TextField
          type="date"
          label={t('jobs.day')}
          hint={t(`jobs.hint.${kind}`)}
          value={day}
          error={missing ? t('jobs.dayMissing') : undefined}
          onChange={({ currentTarget }) => change({ day: currentTarget.value })}
        />
        {kind === 'hourSalary' ? (
          <SelectField
            label={t('jobs.hour')}
            options={hours.map((value) => ({ value, label: `${value.slice(11, 16)} (${value.slice(16)})` }))}
            value={chosen}
            onChange={(value) => change({ hour: value })}
          />
        ) : null}
        {run.error === null ? null : (
          <p role="alert" className={styles.failure}>
            {notYet(run.error, timeZone, t) ?? failureText(t, run.error)}
          </p>
        )}
      </form>
    </Dialog>
  );
}

function notYet(error: Error, timeZone: string, t: ReturnType<typeof useT>): string | undefined {
  const from = error instanceof CallFailure ? error.value['from'] : undefined;
  return typeof from === 'string' ? t('jobs.notYet', { at: momentText(from, timeZone) }) : undefined;
}
