import { siteConfig } from '@foyer/shared/api';
import { sentenceDirection, useT } from '@foyer/shared/i18n';
import { Link } from '@foyer/shared/router';
import { Button, Checkbox } from '@foyer/shared/ui';
import { Failure } from '../entrance/failure';
import { prepareLogin } from '../entrance/send-login';
import { RegisterField } from './register-field';
import styles from './register-form.module.css';
import { type RegisterFormOptions, useRegisterForm } from './use-register-form';

interface RegisterFormProps extends RegisterFormOptions {
  onDialingCode: (dialingCode: string) => void;
  /** Called when the visitor opens the agreement, so that the form is kept. */
  onRead: () => void;
}

/** A component of its own, so that the form registers it after the fields above. */
function Agreement({ onRead, ...box }: { onRead: () => void } & Omit<Parameters<typeof Checkbox>[0], 'label'>) {
  const t = useT('account');
  return (
    <Checkbox
      {...box}
      className={styles.agree}
      label={
        <span dir={sentenceDirection()}>
          {t('register.agree', { age: siteConfig().minAge })}{' '}
          <Link to="/m/useragreement" className={styles.link} onClick={onRead}>
            {t('register.agreement')}
          </Link>
        </span>
      }
    />
  );
}

export function RegisterForm({ onDialingCode, onRead, ...options }: RegisterFormProps) {
  const t = useT('account');
  const { form, groups, external, captcha, submit, agreed, failure, busy } = useRegisterForm(options);
  const hasCaptcha = groups.some(({ group }) => group === 'check');
  const shared = { form, dialingCode: options.dialingCode, onDialingCode, external, captcha, hasCaptcha };
  return (
    <form
      noValidate
      className={styles.form}
      aria-label={t('register.title')}
      onSubmit={submit}
      // The submit retries a failed download and reports it.
      onFocus={() => void prepareLogin().catch(() => undefined)}
    >
      {groups.map(({ group, fields }) => {
        const controls = fields.map((field) => <RegisterField key={field.name} field={field} {...shared} />);
        if (group === 'check') return controls;
        return (
          // The wrapper draws the line above a group, because some browsers would draw a fieldset's through the legend.
          <div key={group} className={styles.group}>
            <fieldset className={styles.fields}>
              <legend className={group === 'account' ? 'visually-hidden' : styles.legend}>
                {t(`register.group.${group}`)}
              </legend>
              {controls}
            </fieldset>
          </div>
        );
      })}
      <Agreement {...form.register('agree')} onRead={onRead} />
      <Failure error={failure} />
      <Button type="submit" variant="primary" full busy={busy} disabled={!agreed}>
        {t('register.submit')}
      </Button>
    </form>
  );
}
