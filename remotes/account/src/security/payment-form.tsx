import { call } from '@foyer/shared/api';
import type { SecuritySettings } from '@foyer/shared/contract';
import { useT } from '@foyer/shared/i18n';
import { PasswordField } from '@foyer/shared/ui';
import { useFieldForm } from '@foyer/shared/validation';
import { prepareLogin } from '../entrance/send-login';
import { ProofFields } from './proof-fields';
import { refusing } from './refusing';
import { SheetForm } from './sheet-form';
import { noProof, useProof } from './use-proof';
import { useSecurityChange } from './use-security-change';

const empty = { paymentPassword: '', again: '', ...noProof };

/** Sets the six digits that withdrawals ask for, after a proof. All of its fields are secrets, so it keeps no draft (B015). */
export function PaymentForm({ security, onDone }: { security: SecuritySettings; onDone: () => void }) {
  const t = useT('account');
  const proof = useProof(security);
  const form = useFieldForm<typeof empty>({
    defaultValues: empty,
    demands: {
      ...proof.demands,
      paymentPassword: { rule: 'paymentPassword' },
      again: {
        rule: 'paymentPassword',
        same: { as: 'paymentPassword', message: 'rule.confirmDiffers' },
        emptyMessage: 'rule.enterPassword',
      },
    },
  });
  const change = useSecurityChange<typeof empty>({
    send: async ({ paymentPassword, again: _, ...rest }) => {
      const body = { paymentPassword, ...proof.sent(rest) };
      const { seal } = await prepareLogin();
      return call('paymentPassword', { body, seal });
    },
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
      <ProofFields security={security} proof={proof} field={form.field} />
      <PasswordField {...form.field('paymentPassword')} label={t('security.paymentNew')} autoComplete="off" />
      <PasswordField {...form.field('again')} label={t('security.paymentAgain')} autoComplete="off" enterKeyHint="go" />
    </SheetForm>
  );
}
