import { call } from '@foyer/shared/api';
import type { SecuritySettings } from '@foyer/shared/contract';
import { useT } from '@foyer/shared/i18n';
import { useDraft } from '@foyer/shared/session';
import { TextField } from '@foyer/shared/ui';
import { useFieldForm } from '@foyer/shared/validation';
import { prepareLogin } from '../entrance/send-login';
import { SmsCodeField } from '../sms-code/sms-code-field';
import { ProofFields } from './proof-fields';
import { refusing } from './refusing';
import { SheetForm } from './sheet-form';
import { holdOf, noProof, useProof } from './use-proof';
import { useSecurityChange } from './use-security-change';

const empty = { email: '', verificationCode: '', ...noProof };

/** Binds an e-mail address by a code sent to it, after a proof. */
export function EmailForm({ security, onDone }: { security: SecuritySettings; onDone: () => void }) {
  const t = useT('account');
  const proof = useProof(security);
  const form = useFieldForm<typeof empty>({
    defaultValues: empty,
    demands: { email: { rule: 'email', trim: true }, verificationCode: { rule: 'verificationCode' }, ...proof.demands },
  });
  useDraft(form, 'bind-email');
  const change = useSecurityChange<typeof empty>({
    send: async ({ email, verificationCode, ...rest }) => {
      const body = { email, verificationCode, ...proof.sent(rest) };
      const { seal } = await prepareLogin();
      return call('bindEmail', { body, seal });
    },
    done: 'security.emailDone',
    onDone,
    refuse: refusing(empty, form.refuse),
  });
  return (
    <SheetForm
      lead={t('security.emailLead')}
      note={t(...holdOf(security.email))}
      submit={t('security.bind')}
      busy={change.busy}
      refusal={change.refusal}
      onSubmit={form.sendWith(change.run)}
    >
      <TextField
        {...form.field('email')}
        label={t('security.emailAddress')}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        clearable
      />
      <SmsCodeField
        purpose="email"
        phone={{ mobileNum: form.watch('email').trim(), countryDialingCode: '' }}
        checkMobile={() => form.trigger('email', { shouldFocus: true })}
        field={form.field('verificationCode')}
      />
      <ProofFields security={security} proof={proof} field={form.field} enterKeyHint="go" />
    </SheetForm>
  );
}
