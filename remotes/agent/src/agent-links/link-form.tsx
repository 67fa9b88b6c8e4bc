import { useT } from '@foyer/shared/i18n';
import { MoneyForm, useMoneySubmit } from '@foyer/shared/money';
import { SegmentedControl, TextField } from '@foyer/shared/ui';
import { useState } from 'react';
import { type AgentLink, type AgentLinks, makeLink, refreshLinks, type WantedLink } from './get-links';
import { isLabel, MOST_LETTERS } from './link-fault';
import styles from './links.module.css';
import { RateFields, useRates } from './rate-fields';

/** A new link: label, kind, and a rate per category, none above the own one (B023). */
export function LinkForm({ own, onMade }: { own: AgentLinks['own']; onMade: () => void }) {
  const t = useT('agent');
  const [label, setLabel] = useState('');
  const [kind, setKind] = useState<AgentLink['kind']>('player');
  const [checked, setChecked] = useState(false);
  const rates = useRates(own, 'link');
  const money = useMoneySubmit({
    operation: 'makeAgentLink',
    send: (wanted: WantedLink, key) => makeLink(wanted, key),
    onDone: () => {
      refreshLinks();
      onMade();
    },
  });
  const submit = () => {
    setChecked(true);
    const fit = rates.check();
    if (!isLabel(label)) return document.getElementById('link-label')?.focus();
    if (!fit) return rates.focusWrong();
    return money.submit({ label: label.trim(), kind, rates: rates.values() });
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
      <RateFields rates={rates} />
    </MoneyForm>
  );
}
