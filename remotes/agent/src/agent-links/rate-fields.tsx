import { percentText, useT } from '@foyer/shared/i18n';
import { TextField } from '@foyer/shared/ui';
import { useState } from 'react';
import { useCategoryName } from '../category-name';
import type { AgentLinks } from './get-links';
import { fits } from './link-fault';
import styles from './links.module.css';

type Own = AgentLinks['own'];

/** Typed rates, one per category of the agent; none is above the own one (B022). */
export function useRates(own: Own, prefix: string) {
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [checked, setChecked] = useState(false);
  const idOf = (category: string) => `${prefix}-rate-${category}`;
  const rateOf = (category: string) => (typed[category] ?? '').trim() || '0';
  const wrong = own.filter(({ category, rate }) => !fits(rateOf(category), rate)).map(({ category }) => category);
  return {
    own,
    idOf,
    textOf: (category: string) => typed[category] ?? '',
    type: (category: string, text: string) => setTyped((before) => ({ ...before, [category]: text })),
    isWrong: (category: string) => checked && wrong.includes(category),
    values: () => own.map(({ category }) => ({ category, rate: rateOf(category) })),
    /** Shows what is wrong from now on. */
    check: () => {
      setChecked(true);
      return wrong.length === 0;
    },
    focusWrong: () => wrong[0] !== undefined && document.getElementById(idOf(wrong[0]))?.focus(),
  };
}

/** A field per category, for a link or an account. */
export function RateFields({ rates }: { rates: ReturnType<typeof useRates> }) {
  const t = useT('agent');
  const nameOf = useCategoryName();
  return (
    <div className={styles.rates}>
      {rates.own.map(({ category, rate }) => (
        <TextField
          key={category}
          id={rates.idOf(category)}
          label={nameOf(category)}
          hint={t('rates.upTo', { max: percentText(rate) })}
          error={rates.isWrong(category) ? t('links.rateWrong', { max: percentText(rate) }) : undefined}
          value={rates.textOf(category)}
          placeholder="0"
          inputMode="decimal"
          autoComplete="off"
          suffix={<span className={styles.percent}>%</span>}
          onChange={(event) => rates.type(category, event.target.value)}
        />
      ))}
    </div>
  );
}
