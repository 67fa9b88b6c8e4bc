import { call } from '@foyer/shared/api';
import type { SecuritySettings } from '@foyer/shared/contract';
import { useT } from '@foyer/shared/i18n';
import { useDraft } from '@foyer/shared/session';
import { useFieldForm } from '@foyer/shared/validation';
import { prepareLogin } from '../entrance/send-login';
import { useDialingCode } from '../sms-code/get-countries';
import { MobileField } from '../sms-code/mobile-field';
import { SmsCodeField } from '../sms-code/sms-code-field';
import { ProofFields } from './proof-fields';
import { refusing } from './refusing';
import { SheetForm } from './sheet-form';
import { holdOf, noProof, useProof } from './use-proof';
import { useSecurityChange } from './use-security-change';

const empty = { mobileNum: '', verificationCode: '', ...noProof };

/** Binds a mobile number by a code sent to it, after a proof. */
export function MobileForm({ security, onDone }: { security: SecuritySettings; onDone: () => void }) {
  const t = useT('account');
  const proof = useProof(security);
  const [countryDialingCode, setDialingCode] = useDialingCode();
  const form = useFieldForm<typeof empty>({
    defaultValues: empty,
    demands: { mobileNum: { rule: 'mobileNum' }, verificationCode: { rule: 'verificationCode' }, ...proof.demands },
  });
  useDraft(form, 'bind-mobile');
  const change = useSecurityChange<typeof empty>({
    send: async ({ mobileNum, verificationCode, ...rest }) => {
      const body = { mobileNum, verificationCode, countryDialingCode, ...proof.sent(rest) };
      const { seal } = await prepareLogin();
      return call('bindMobile', { body, seal });
    },
    done: 'security.mobileDone',
    onDone,
    refuse: refusing(empty, form.refuse),
  });
  return (
    <SheetForm
      lead={t('security.mobileLead')}
      note={t(...holdOf(security.mobile))}
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
      />
      <ProofFields security={security} proof={proof} field={form.field} enterKeyHint="go" />
    </SheetForm>
  );
}
