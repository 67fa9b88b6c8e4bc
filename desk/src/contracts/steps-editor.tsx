import { useT } from '@foyer/shared/i18n';
import { Button, CloseIcon, IconButton, TextField } from '@foyer/shared/ui';
import { useMerchant } from '../session/merchant';
import styles from './contracts.module.css';
import { MOST_STEPS, type StepErrors, type StepField, type TypedStep } from './steps';

interface StepsEditorProps {
  readonly steps: readonly TypedStep[];
  readonly errors: readonly StepErrors[];
  readonly onChange: (steps: readonly TypedStep[]) => void;
}

const FIELDS = ['turnover', 'activeMembers', 'percent'] as const;

/** The steps of an offer, lowest first. */
export function StepsEditor({ steps, errors, onChange }: StepsEditorProps) {
  const t = useT('desk');
  const { currencySymbol } = useMerchant();
  const put = (id: number, field: StepField, value: string) =>
    onChange(steps.map((step) => (step.id === id ? { ...step, [field]: value.trim() } : step)));
  const add = () =>
    onChange([
      ...steps,
      {
        id: 1 + Math.max(...steps.map(({ id }) => id)),
        turnover: '',
        activeMembers: steps.at(-1)?.activeMembers ?? '0',
        percent: '',
      },
    ]);
  return (
    <>
      {steps.map((step, at) => (
        <fieldset key={step.id} className={styles.step}>
          <legend className={styles.legend}>{t('steps.one', { number: at + 1 })}</legend>
          {FIELDS.map((field) => (
            <TextField
              key={field}
              label={t(`steps.${field}`)}
              value={step[field]}
              inputMode={field === 'activeMembers' ? 'numeric' : 'decimal'}
              autoComplete="off"
              suffix={field === 'percent' ? <span className={styles.unit}>%</span> : undefined}
              prefix={field === 'turnover' ? currencySymbol : undefined}
              error={errors[at]?.[field] === undefined ? undefined : t(errors[at][field])}
              onChange={({ currentTarget }) => put(step.id, field, currentTarget.value)}
            />
          ))}
          {steps.length > 1 ? (
            <IconButton
              label={t('steps.remove', { number: at + 1 })}
              icon={<CloseIcon />}
              onClick={() => onChange(steps.filter(({ id }) => id !== step.id))}
            />
          ) : null}
        </fieldset>
      ))}
      {steps.length < MOST_STEPS ? (
        <Button size="small" onClick={add}>
          {t('steps.add')}
        </Button>
      ) : null}
    </>
  );
}
