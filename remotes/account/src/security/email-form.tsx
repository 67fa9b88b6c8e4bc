import { call } from '@foyer/shared/api';
import { useT } from '@foyer/shared/i18n';
import { useDraft } from '@foyer/shared/session';
import { TextField } from '@foyer/shared/ui';
import { useFieldForm } from '@foyer/shared/validation';
import { SmsCodeField } from '../sms-code/sms-code-field';
import { refusing } from './refusing';
import { SheetForm } from './sheet-form';
import { useSecurityChange } from './use-security-change';

const empty = { email: '', verificationCode: '' };

/** Binds an e-mail address by a code that is sent to it. */
export function EmailForm({ onDone }: { onDone: () => void }) {
  const t = useT('account');
  const form = useFieldForm<typeof empty>({
    defaultValues: empty,
    demands: { email: { rule: 'email', trim: true }, verificationCode: { rule: 'verificationCode' } },
  });
  useDraft(form, 'bind-email');
  const change = useSecurityChange<typeof empty>({
    send: (body) => call('bindEmail', { body }),
    done: 'security.emailDone',
    onDone,
    refuse: refusing(empty, form.refuse),
  });
  return (
    <SheetForm
      lead={t('security.emailLead')}
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
        enterKeyHint="go"
      />
    </SheetForm>
  );
}
