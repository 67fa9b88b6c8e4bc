import { call } from '@foyer/shared/api';
import { useT } from '@foyer/shared/i18n';
import { useDraft } from '@foyer/shared/session';
import { PasswordField } from '@foyer/shared/ui';
import { useFieldForm } from '@foyer/shared/validation';
import { refusing } from './refusing';
import { SheetForm } from './sheet-form';
import { useSecurityChange } from './use-security-change';

const empty = { password: '', paymentPassword: '', again: '' };

/** Sets the six digits that withdrawals ask for; the login password shows who does it. */
export function PaymentForm({ onDone }: { onDone: () => void }) {
  const t = useT('account');
  const form = useFieldForm<typeof empty>({
    defaultValues: empty,
    demands: {
      password: { rule: 'loginPassword' },
      paymentPassword: { rule: 'paymentPassword' },
      again: {
        rule: 'paymentPassword',
        same: { as: 'paymentPassword', message: 'rule.confirmDiffers' },
        emptyMessage: 'rule.enterPassword',
      },
    },
  });
  useDraft(form, 'payment-password');
  const change = useSecurityChange<typeof empty>({
    send: ({ password, paymentPassword }) => call('paymentPassword', { body: { password, paymentPassword } }),
    done: 'security.paymentDone',
    onDone,
    refuse: refusing(empty, form.refuse),
  });
  return (
    <SheetForm
      lead={t('security.paymentLead')}
      submit={t('security.save')}
      busy={change.busy}
      refusal={change.refusal}
      onSubmit={form.sendWith(change.run)}
    >
      <PasswordField {...form.field('password')} label={t('security.loginPassword')} autoComplete="current-password" />
      <PasswordField {...form.field('paymentPassword')} label={t('security.paymentNew')} autoComplete="off" />
      <PasswordField {...form.field('again')} label={t('security.paymentAgain')} autoComplete="off" enterKeyHint="go" />
    </SheetForm>
  );
}
