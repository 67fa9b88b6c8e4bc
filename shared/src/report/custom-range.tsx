import { useT } from '@foyer/shared/i18n';
import { type FormEvent, useRef, useState } from 'react';
import type { Day } from '../time';
import { Button, TextField } from '../ui';
import styles from './custom-range.module.css';
import { type DayRange, MAX_DAYS, rangeProblem } from './period';

interface CustomRangeProps {
  range: DayRange;
  today: Day;
  onApply: (range: DayRange) => void;
}

/** Two chosen days; an error shows under its field, which gets the focus. */
export function CustomRange({ range, today, onApply }: CustomRangeProps) {
  const t = useT('shared');
  const [draft, setDraft] = useState<DayRange>({ from: range.from, to: range.to });
  const [checked, setChecked] = useState(false);
  const inputs = { from: useRef<HTMLInputElement>(null), to: useRef<HTMLInputElement>(null) };
  const problem = checked ? rangeProblem(draft, today) : undefined;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    const found = rangeProblem(draft, today);
    if (found) inputs[found.field].current?.focus();
    else onApply(draft);
  };
  const field = (name: keyof DayRange) => (
    <TextField
      ref={inputs[name]}
      type="date"
      label={t(`report.range.${name}`)}
      value={draft[name]}
      max={today}
      error={problem?.field === name ? t(problem.key, { days: MAX_DAYS }) : undefined}
      onChange={(event) => setDraft({ ...draft, [name]: event.currentTarget.value })}
    />
  );
  return (
    <form noValidate className={styles.range} aria-label={t('report.period.custom')} onSubmit={submit}>
      {field('from')}
      {field('to')}
      <Button type="submit" size="small" full className={styles.apply}>
        {t('report.range.apply')}
      </Button>
    </form>
  );
}
