import { FRESH_LOGIN_MINUTES, type SecuritySettings } from '@foyer/shared/contract';
import { useT } from '@foyer/shared/i18n';
import { PasswordField, SegmentedControl, type TextFieldProps } from '@foyer/shared/ui';
import type { FieldProps } from '@foyer/shared/validation';
import { SmsCodeField } from '../sms-code/sms-code-field';
import styles from './security.module.css';
import type { ProofChoice, ProofValues } from './use-proof';

interface ProofFieldsProps extends Pick<TextFieldProps, 'enterKeyHint'> {
  security: SecuritySettings;
  proof: ProofChoice;
  /** `field` of the form, for the names of `ProofValues`. */
  field: (name: keyof ProofValues) => FieldProps;
}

/** "Show that it is you": the log-in password, or a code to a bound number or address. */
export function ProofFields({ security, proof, field, enterKeyHint }: ProofFieldsProps) {
  const t = useT('account');
  const { way, choose } = proof;
  if (way === 'login')
    return <p className={styles.note}>{t('security.proof.login', { minutes: FRESH_LOGIN_MINUTES })}</p>;
  const items = security.proofs.map((value) => ({ value, label: t(`security.proof.by.${value}`) }));
  return (
    <div className={styles.proof}>
      <p className={styles.lead}>{t('security.proof')}</p>
      {items.length > 1 ? (
        <SegmentedControl label={t('security.proof')} items={items} value={way} onChange={choose} />
      ) : null}
      {way === 'password' ? (
        <PasswordField
          {...field('password')}
          label={t('security.loginPassword')}
          autoComplete="current-password"
          enterKeyHint={enterKeyHint}
        />
      ) : (
        <ProofCode key={way} channel={way} security={security} field={field('proofCode')} enterKeyHint={enterKeyHint} />
      )}
    </div>
  );
}

interface ProofCodeProps extends Pick<TextFieldProps, 'enterKeyHint'> {
  channel: 'mobile' | 'email';
  security: SecuritySettings;
  field: FieldProps;
}

function ProofCode({ channel, security, field, enterKeyHint }: ProofCodeProps) {
  const t = useT('account');
  const byMail = channel === 'email';
  const hold = byMail ? security.emailHold : security.mobileHold;
  // During a hold, the code goes to the previous number or address.
  const to = (hold === null ? security[channel] : hold.old) ?? '';
  return (
    <SmsCodeField
      purpose={byMail ? 'proveEmail' : 'proveMobile'}
      label={t('security.proof.code', { to: `\u2066${to}\u2069` })}
      phone={{ mobileNum: to, countryDialingCode: '' }}
      checkMobile={async () => true}
      field={field}
      enterKeyHint={enterKeyHint}
    />
  );
}
