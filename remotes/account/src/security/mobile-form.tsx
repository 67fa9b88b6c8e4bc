import { call } from '@foyer/shared/api';
import { useT } from '@foyer/shared/i18n';
import { useDraft } from '@foyer/shared/session';
import { useFieldForm } from '@foyer/shared/validation';
import { useDialingCode } from '../sms-code/get-countries';
import { MobileField } from '../sms-code/mobile-field';
import { SmsCodeField } from '../sms-code/sms-code-field';
import { refusing } from './refusing';
import { SheetForm } from './sheet-form';
import { useSecurityChange } from './use-security-change';

const empty = { mobileNum: '', verificationCode: '' };

/** Binds a mobile number by a code that is sent to it. */
export function MobileForm({ onDone }: { onDone: () => void }) {
  const t = useT('account');
  const [countryDialingCode, setDialingCode] = useDialingCode();
  const form = useFieldForm<typeof empty>({
    defaultValues: empty,
    demands: { mobileNum: { rule: 'mobileNum' }, verificationCode: { rule: 'verificationCode' } },
  });
  useDraft(form, 'bind-mobile');
  const change = useSecurityChange<typeof empty>({
    send: (values) => call('bindMobile', { body: { ...values, countryDialingCode } }),
    done: 'security.mobileDone',
    onDone,
    refuse: refusing(empty, form.refuse),
  });
  return (
    <SheetForm
      lead={t('security.mobileLead')}
      submit={t('security.bind')}
      busy={change.busy}
      refusal={change.refusal}
      onSubmit={form.sendWith(change.run)}
    >
      <MobileField field={form.field('mobileNum')} dialingCode={countryDialingCode} onDialingCode={setDialingCode} />
      <SmsCodeField
        purpose="bind"
        phone={{ mobileNum: form.watch('mobileNum'), countryDialingCode }}
        checkMobile={() => form.checkMobile('mobileNum')}
        field={form.field('verificationCode')}
        enterKeyHint="go"
      />
    </SheetForm>
  );
}
