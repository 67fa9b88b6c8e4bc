import { useT } from '@foyer/shared/i18n';
import { ChevronDownIcon, TextField, type TextFieldProps } from '@foyer/shared/ui';
import { type FieldProps, numeric } from '@foyer/shared/validation';
import { useCountries } from './get-countries';
import styles from './mobile-field.module.css';

/** Maximum length of a number (S5-SMS-02). */
const MAX_DIGITS = 20;

interface MobileFieldProps extends Pick<TextFieldProps, 'enterKeyHint' | 'disabled'> {
  /** `field('mobileNum')` of the form. */
  field: FieldProps;
  /** Both from `useDialingCode`. */
  dialingCode: string;
  onDialingCode: (dialingCode: string) => void;
  /** "Mobile number" by default. */
  label?: string | undefined;
}

export function MobileField({ field, dialingCode, onDialingCode, label, ...rest }: MobileFieldProps) {
  const t = useT('account');
  const countries = useCountries(dialingCode);
  return (
    <TextField
      {...rest}
      {...field}
      {...numeric(field, MAX_DIGITS)}
      label={label ?? t('sms.mobile')}
      type="tel"
      autoComplete="tel-national"
      prefix={
        <span className={styles.country}>
          <select
            aria-label={t('sms.country')}
            autoComplete="tel-country-code"
            className={styles.select}
            value={dialingCode}
            disabled={rest.disabled}
            onChange={(event) => onDialingCode(event.target.value)}
          >
            {countries.map(({ code, name, dialingCode: value }) => (
              <option key={code} value={value}>
                {code === '' ? name : `${name} +${value}`}
              </option>
            ))}
          </select>
          <span aria-hidden="true" className={styles.code}>
            +{dialingCode}
            <ChevronDownIcon size={16} />
          </span>
        </span>
      }
    />
  );
}
