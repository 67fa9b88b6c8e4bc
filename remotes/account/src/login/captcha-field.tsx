import { useT } from '@foyer/shared/i18n';
import { join, RefreshIcon, TextField } from '@foyer/shared/ui';
import type { UseFormRegisterReturn } from 'react-hook-form';
import styles from './captcha-field.module.css';
import type { Captcha } from './get-captcha';

/** The longest answer the field takes (S5-CAPTCHA-02). */
const MAX_DIGITS = 6;

interface CaptchaFieldProps {
  captcha: Captcha;
  field: UseFormRegisterReturn;
  error: string | undefined;
}

/** Digits only, at most six, whatever is typed or pasted (S5-CAPTCHA-02, A027). */
function keepDigits(input: HTMLInputElement): void {
  const digits = input.value.replace(/\D/g, '').slice(0, MAX_DIGITS);
  if (digits !== input.value) input.value = digits;
}

/** The code of a picture; a press on the picture brings another one (S2-LOGIN-13). */
export function CaptchaField({ captcha, field, error }: CaptchaFieldProps) {
  const t = useT('account');
  return (
    <div className={styles.grow}>
      <div className={styles.inner}>
        <TextField
          {...field}
          label={t('login.captcha')}
          error={error}
          inputMode="numeric"
          autoComplete="off"
          onChange={(event) => {
            keepDigits(event.currentTarget);
            return field.onChange(event);
          }}
          suffix={
            <button
              type="button"
              className={join(styles.picture, captcha.isFetching && styles.waiting)}
              aria-label={t('login.captchaRefresh')}
              aria-busy={captcha.isFetching}
              onClick={captcha.refresh}
            >
              {captcha.image ? <img src={captcha.image} alt="" className={styles.image} /> : null}
              {captcha.isError ? <RefreshIcon size={20} /> : null}
            </button>
          }
        />
      </div>
    </div>
  );
}
