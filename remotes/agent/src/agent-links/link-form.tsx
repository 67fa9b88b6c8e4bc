import { useT } from '@foyer/shared/i18n';
import { MoneyForm, useMoneySubmit } from '@foyer/shared/money';
import { SegmentedControl, TextField } from '@foyer/shared/ui';
import { useState } from 'react';
import { useCategoryName } from '../category-name';
import { type AgentLink, type AgentLinks, makeLink, refreshLinks, type WantedLink } from './get-links';
import { fits, isLabel, MOST_LETTERS } from './link-fault';
import styles from './links.module.css';

/** A new link: label, kind, and a rate per category, none above the own one (B023). */
export function LinkForm({ own, onMade }: { own: AgentLinks['own']; onMade: () => void }) {
  const t = useT('agent');
  const nameOf = useCategoryName();
  const [label, setLabel] = useState('');
  const [kind, setKind] = useState<AgentLink['kind']>('player');
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [checked, setChecked] = useState(false);
  const money = useMoneySubmit({
    operation: 'makeAgentLink',
    send: (wanted: WantedLink, key) => makeLink(wanted, key),
    onDone: () => {
      refreshLinks();
      onMade();
    },
  });
  const rateOf = (category: string) => (typed[category] ?? '').trim() || '0';
  const wrong = own.filter(({ category, rate }) => !fits(rateOf(category), rate)).map(({ category }) => category);
  const submit = () => {
    setChecked(true);
    if (!isLabel(label)) return document.getElementById('link-label')?.focus();
    if (wrong[0] !== undefined) return document.getElementById(`link-rate-${wrong[0]}`)?.focus();
    const rates = own.map(({ category }) => ({ category, rate: rateOf(category) }));
    return money.submit({ label: label.trim(), kind, rates });
  };
  return (
    <MoneyForm money={money} submitLabel={t('links.make')} onSubmit={submit} className={styles.form}>
      <TextField
        id="link-label"
        label={t('links.label')}
        hint={t('links.labelHint', { max: MOST_LETTERS })}
        error={checked && !isLabel(label) ? t('links.labelWrong', { max: MOST_LETTERS }) : undefined}
        value={label}
        autoComplete="off"
        onChange={(event) => setLabel(event.target.value)}
      />
      <SegmentedControl
        label={t('links.kind')}
        items={(['player', 'agent'] as const).map((value) => ({ value, label: t(`links.${value}`) }))}
        value={kind}
        onChange={setKind}
      />
      <div className={styles.rates}>
        {own.map(({ category, rate }) => (
          <TextField
            key={category}
            id={`link-rate-${category}`}
            label={nameOf(category)}
            hint={t('rates.upTo', { max: rate })}
            error={checked && wrong.includes(category) ? t('links.rateWrong', { max: rate }) : undefined}
            value={typed[category] ?? ''}
            placeholder="0"
            inputMode="decimal"
            autoComplete="off"
            suffix="%"
            onChange={(event) => setTyped((before) => ({ ...before, [category]: event.target.value }))}
          />
        ))}
      </div>
    </MoneyForm>
  );
}
