import { useT } from '@foyer/shared/i18n';
import { ChevronDownIcon, TextField, type TextFieldProps } from '@foyer/shared/ui';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useCountries } from './get-countries';
import { keepDigits } from './keep-digits';
import styles from './mobile-field.module.css';

/** The longest number the field takes (S5-SMS-02). */
const MAX_DIGITS = 20;

interface MobileFieldProps extends Pick<TextFieldProps, 'hint' | 'enterKeyHint' | 'disabled'> {
  /** `register('mobileNum')` of the form. */
  field: UseFormRegisterReturn;
  error: string | undefined;
  /** Both from `useDialingCode`. */
  dialingCode: string;
  onDialingCode: (dialingCode: string) => void;
  /** "Mobile number" unless said. */
  label?: string | undefined;
}

/** A mobile number with the dialing code of its country before it. */
export function MobileField({ field, dialingCode, onDialingCode, label, ...rest }: MobileFieldProps) {
  const t = useT('account');
  const countries = useCountries(dialingCode);
  return (
    <TextField
      {...rest}
      {...field}
      label={label ?? t('sms.mobile')}
      type="tel"
      inputMode="numeric"
      autoComplete="tel-national"
      onChange={(event) => {
        keepDigits(event.currentTarget, MAX_DIGITS);
        return field.onChange(event);
      }}
      prefix={
        <span className={styles.country}>
          <span aria-hidden="true" className={styles.code}>
            +{dialingCode}
            <ChevronDownIcon size={16} />
          </span>
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
        </span>
      }
    />
  );
}
