import { useT } from '@foyer/shared/i18n';
import { join, RefreshIcon, SoundIcon, Spinner, TextField } from '@foyer/shared/ui';
import type { FieldProps } from '@foyer/shared/validation';
import styles from './captcha-field.module.css';
import type { Captcha } from './get-captcha';
import { useCaptchaSound } from './use-captcha-sound';

interface CaptchaFieldProps {
  captcha: Captcha;
  field: FieldProps;
}

/** The captcha's field; pressing the picture loads another (S2-LOGIN-13), a button beside it speaks the digits. */
export function CaptchaField({ captcha, field }: CaptchaFieldProps) {
  const t = useT('account');
  const tShared = useT();
  const { listen, isPending, failure } = useCaptchaSound(captcha.image);
  return (
    <div className={styles.grow}>
      <div className={styles.inner}>
        <TextField
          {...field}
          label={t('login.captcha')}
          autoComplete="off"
          suffix={
            <>
              <button
                type="button"
                className={styles.listen}
                aria-label={t('login.captchaListen')}
                aria-busy={isPending}
                onClick={listen}
              >
                {isPending ? <Spinner /> : <SoundIcon size={20} />}
              </button>
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
            </>
          }
        />
        <p role="status" className={styles.failure}>
          {failure === undefined ? null : tShared(failure)}
        </p>
      </div>
    </div>
  );
}
