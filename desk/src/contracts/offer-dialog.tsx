import { useT } from '@foyer/shared/i18n';
import { Button, Dialog, TextField } from '@foyer/shared/ui';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { failureText } from '../calls/failure-text';
import { SelectField } from '../front/form/select-field';
import styles from '../list/list.module.css';
import { useOffer } from './contract-calls';
import { CONTRACT_KINDS, type ContractKind, sentSteps, stepErrors, type TypedStep } from './steps';
import { StepsEditor } from './steps-editor';

/** What is typed; it stays when the dialog closes and when the offer is refused. */
export interface OfferDraft {
  readonly member: string;
  readonly kind: ContractKind;
  readonly steps: readonly TypedStep[];
}

export const EMPTY_OFFER: OfferDraft = {
  ...{ member: '', kind: 'salary' },
  steps: [{ id: 1, turnover: '', activeMembers: '0', percent: '' }],
};

interface OfferDialogProps {
  readonly open: boolean;
  readonly draft: OfferDraft;
  readonly onDraft: (draft: OfferDraft) => void;
  readonly onOffered: (member: string) => void;
  readonly onClose: () => void;
}

/** Offers a contract: to whom, which kind, and its steps. */
export function OfferDialog({ open, draft, onDraft, onOffered, onClose }: OfferDialogProps) {
  const t = useT('desk');
  const offer = useOffer();
  const sending = useRef(false);
  const form = useRef<HTMLFormElement>(null);
  const first = useRef<HTMLInputElement>(null);
  const id = useId();
  const [isChecked, setChecked] = useState(false);
  const { member, kind, steps } = draft;
  const errors = isChecked ? stepErrors(steps) : [];
  const isNameless = isChecked && member.trim() === '';
  useEffect(() => {
    if (open) first.current?.focus();
    else setChecked(false);
  }, [open]);

  function change(more: Partial<OfferDraft>): void {
    offer.reset();
    onDraft({ ...draft, ...more });
  }
  function submit(event: FormEvent): void {
    event.preventDefault();
    setChecked(true);
    if (member.trim() === '' || stepErrors(steps).some((each) => Object.keys(each).length > 0)) {
      // The first wrong field is marked after this press.
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
      return;
    }
    if (sending.current) return;
    sending.current = true;
    offer.mutate(
      { member: member.trim(), kind, steps: sentSteps(steps) },
      {
        onSuccess: () => onOffered(member.trim()),
        onSettled: () => {
          sending.current = false;
        },
      },
    );
  }
  return (
    <Dialog
      open={open}
      title={t('contracts.offer')}
      onClose={onClose}
      dismissable={!offer.isPending}
      actions={
        <>
          <Button full disabled={offer.isPending} onClick={onClose}>
            {t('ask.cancel')}
          </Button>
          <Button full type="submit" form={id} variant="primary" busy={offer.isPending}>
            {t('contracts.send')}
          </Button>
        </>
      }
    >
      <form ref={form} id={id} onSubmit={submit} className={styles.ask} noValidate>
        <TextField
          ref={first}
          label={t('fact.member')}
          value={member}
          maxLength={64}
          autoComplete="off"
          autoCapitalize="none"
          error={isNameless ? t('contracts.memberMissing') : undefined}
          onChange={({ currentTarget }) => change({ member: currentTarget.value })}
        />
        <SelectField
          label={t('contracts.kind')}
          options={CONTRACT_KINDS.map((value) => ({ value, label: t(`jobs.kind.${value}`) }))}
          value={kind}
          onChange={(value) => change({ kind: CONTRACT_KINDS.find((each) => each === value) ?? kind })}
        />
        <StepsEditor steps={steps} errors={errors} onChange={(changed) => change({ steps: changed })} />
        {offer.error === null ? null : (
          <p role="alert" className={styles.failure}>
            {failureText(t, offer.error)}
          </p>
        )}
      </form>
    </Dialog>
  );
}
