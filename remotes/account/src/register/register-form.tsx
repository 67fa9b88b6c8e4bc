import { siteConfig } from '@foyer/shared/api';
import { useT } from '@foyer/shared/i18n';
import { Link } from '@foyer/shared/router';
import { Button, Checkbox } from '@foyer/shared/ui';
import { Refusal } from '../entrance/refusal';
import { prepareLogin } from '../entrance/send-login';
import { RegisterField } from './register-field';
import styles from './register-form.module.css';
import { type RegisterFormOptions, useRegisterForm } from './use-register-form';

interface RegisterFormProps extends RegisterFormOptions {
  onDialingCode: (dialingCode: string) => void;
  /** The agreement is about to be read; whoever comes back finds the form as it was. */
  onRead: () => void;
}

/** Its own component, so that the form comes to know of it after the fields above. */
function Agreement({ onRead, ...box }: { onRead: () => void } & Omit<Parameters<typeof Checkbox>[0], 'label'>) {
  const t = useT('account');
  return (
    <Checkbox
      {...box}
      className={styles.agree}
      label={
        <>
          {t('register.agree', { age: siteConfig().minAge })}{' '}
          <Link to="/m/useragreement" className={styles.link} onClick={onRead}>
            {t('register.agreement')}
          </Link>
        </>
      }
    />
  );
}

/** The groups of fields, the agreement, and the one action of the page. */
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
      // A download that fails here is tried again by the submit, which then says so.
      onFocus={() => void prepareLogin().catch(() => undefined)}
    >
      {groups.map(({ group, fields }) => {
        const controls = fields.map((field) => <RegisterField key={field.name} field={field} {...shared} />);
        if (group === 'check') return controls;
        return (
          // The line above a group is its wrapper's: a browser that floats no legend would set the title upon it.
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
      <Refusal error={failure} />
      <Button type="submit" variant="primary" full busy={busy} disabled={!agreed}>
        {t('register.submit')}
      </Button>
    </form>
  );
}
