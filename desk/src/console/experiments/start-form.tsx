import { useT } from '@foyer/shared/i18n';
import { METRICS } from '@foyer/shared/remote';
import { Button, TextField } from '@foyer/shared/ui';
import { type FormEvent, useRef, useState } from 'react';
import { SelectField } from '../../front/form/select-field';
import { TextAreaField } from '../../front/form/text-area-field';
import { useFront } from '../../front/front';
import styles from '../console.module.css';
import { ArmsEditor } from './arms-editor';
import { EMPTY, needsExpected, sent, type Wrong, wrongIn } from './draft';
import { useOrder } from './experiment-calls';
import { Guardrails } from './guardrails';
import { Ordered } from './ordered';

interface StartFormProps {
  readonly parts: readonly { readonly part: string; readonly versions: readonly string[] }[];
}

/** The form, and once it was sent how the order goes on. */
export function StartForm({ parts }: StartFormProps) {
  const t = useT('console');
  const { failure } = useFront();
  const form = useRef<HTMLFormElement>(null);
  const order = useOrder('start');
  const [draft, setDraft] = useState(EMPTY);
  const [isChecked, setChecked] = useState(false);
  /** Sending the same form again is the same order. */
  const [id, setId] = useState(() => crypto.randomUUID());
  const wrong = new Set(isChecked ? wrongIn(draft) : []);
  const versions = parts.find(({ part }) => part === draft.part)?.versions ?? [];

  function change(more: Partial<typeof EMPTY>): void {
    order.reset();
    setId(crypto.randomUUID());
    setDraft({ ...draft, ...more });
  }
  function submit(event: FormEvent): void {
    event.preventDefault();
    setChecked(true);
    if (wrongIn(draft).length > 0) {
      // The first wrong field is marked after this press.
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
      return;
    }
    if (!order.isPending) order.mutate(sent(draft, id));
  }
  const text = (name: 'name' | 'until' | 'expected' | 'group' | 'groupShare' | 'why', more: object = {}) => (
    <TextField
      label={t(`start.${name}`)}
      value={draft[name]}
      autoComplete="off"
      error={wrong.has(name as Wrong) ? t(`start.wrong.${name}`) : undefined}
      onChange={({ currentTarget }) => change({ [name]: currentTarget.value })}
      {...more}
    />
  );
  if (order.isSuccess) return <Ordered id={order.data.id} name={draft.name} onAgain={() => change({})} />;
  return (
    <form ref={form} onSubmit={submit} className={styles.form} noValidate>
      {text('name', { hint: t('start.nameHint'), maxLength: 40, autoCapitalize: 'none', spellCheck: false })}
      <SelectField
        label={t('start.part')}
        value={draft.part}
        error={wrong.has('part') ? t('start.wrong.part') : undefined}
        options={[{ value: '', label: t('start.choose') }, ...parts.map(({ part }) => ({ value: part, label: part }))]}
        onChange={(part) => change({ part, arms: draft.arms.map((arm) => ({ ...arm, version: '' })) })}
      />
      <ArmsEditor
        arms={draft.arms}
        versions={versions}
        error={wrong.has('arms') ? t('start.wrong.arms') : undefined}
        onChange={(arms) => change({ arms })}
      />
      <TextAreaField
        label={t('start.hypothesis')}
        value={draft.hypothesis}
        maxLength={500}
        error={wrong.has('hypothesis') ? t('start.wrong.hypothesis') : undefined}
        onChange={(hypothesis) => change({ hypothesis })}
      />
      {text('until', { type: 'date', hint: t('start.untilHint') })}
      <SelectField
        label={t('start.metric')}
        value={draft.metric}
        options={METRICS.map((value) => ({ value, label: t(`metric.${value}`) }))}
        onChange={(value) => change({ metric: METRICS.find((each) => each === value) ?? draft.metric })}
      />
      <Guardrails chosen={draft.guardrails} onChange={(guardrails) => change({ guardrails })} />
      {needsExpected(draft) ? text('expected', { inputMode: 'decimal', hint: t('start.expectedHint') }) : null}
      {text('group', { hint: t('start.groupHint'), maxLength: 40, autoCapitalize: 'none' })}
      {draft.group.trim() === '' ? null : text('groupShare', { inputMode: 'decimal' })}
      {text('why', { maxLength: 300 })}
      {order.error === null ? null : (
        <p role="alert" className={styles.failure}>
          {failure(order.error)}
        </p>
      )}
      <Button type="submit" variant="primary" full busy={order.isPending}>
        {t('start.go')}
      </Button>
    </form>
  );
}
