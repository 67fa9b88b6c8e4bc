import { ApiError, errorTextKey } from '@foyer/shared/api';
import { useT } from '@foyer/shared/i18n';
import { MoneyForm } from '@foyer/shared/money';
import { SegmentedControl, TextField } from '@foyer/shared/ui';
import { useFieldForm } from '@foyer/shared/validation';
import { useEffect, useState } from 'react';
import { useAccountRules } from '../first-password/account-rules';
import { firstPassword } from '../first-password/first-password';
import type { AgentLink, AgentLinks } from './get-links';
import styles from './links.module.css';
import type { Opening } from './open-account';
import { RateFields, useRates } from './rate-fields';

/** Whether a refusal is about the name. */
const isOfName = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'member.exists' || error.code === 'account.format');

/** A new account below the agent: name, kind and rates; its first password is made here (B023). */
export function AccountForm({ own, money }: { own: AgentLinks['own']; money: Opening['money'] }) {
  const t = useT('agent');
  const rules = useAccountRules();
  const [kind, setKind] = useState<AgentLink['kind']>('player');
  const rates = useRates(own, 'account');
  const form = useFieldForm({
    defaultValues: { username: '' },
    demands: { username: { rule: rules.username, trim: true } },
  });
  const { refuse } = form;
  const { error } = money;
  useEffect(() => {
    if (isOfName(error)) refuse('username', errorTextKey(error));
  }, [error]);
  const send = async ({ username }: { username: string }) => {
    if (!rates.check()) return rates.focusWrong();
    const password = await firstPassword(rules.password);
    return money.submit({ username, password, kind, rates: rates.values() });
  };
  const submit = () => {
    rates.check();
    void form.handleSubmit(send)();
  };
  return (
    <MoneyForm
      money={isOfName(error) && money.state === 'ready' ? { ...money, error: undefined } : money}
      submitLabel={t('account.open')}
      onSubmit={submit}
      className={styles.form}
    >
      <p className={styles.note}>{t('account.lead')}</p>
      <TextField
        {...form.field('username')}
        label={t('account.name')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <SegmentedControl
        label={t('account.kind')}
        items={(['player', 'agent'] as const).map((value) => ({ value, label: t(`links.${value}`) }))}
        value={kind}
        onChange={setKind}
      />
      <RateFields rates={rates} />
    </MoneyForm>
  );
}
