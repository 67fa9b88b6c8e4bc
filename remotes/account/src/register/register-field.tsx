import type { RegisterFieldName } from '@foyer/shared/contract';
import { useT } from '@foyer/shared/i18n';
import { PasswordField, TextField, type TextFieldProps } from '@foyer/shared/ui';
import type { FieldForm } from '@foyer/shared/validation';
import type { RegisterValues, ShownField } from './register-fields';

type Input = Pick<TextFieldProps, 'autoComplete' | 'type' | 'inputMode'>;

/** What a browser may fill in, and the keyboard it should show; the names of other sites are nobody's to fill in. */
const inputs: Partial<Record<RegisterFieldName, Input>> = {
  username: { autoComplete: 'username' },
  email: { autoComplete: 'email', type: 'email', inputMode: 'email' },
  nickname: { autoComplete: 'nickname' },
  payeeName: { autoComplete: 'name' },
};
const asTyped = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const;

/** The label of a field; one that may stay empty says so. */
export function useFieldLabel(): (field: ShownField) => string {
  const t = useT('account');
  return ({ name, required }) => {
    const label = t(`register.field.${name}`);
    return required ? label : t('register.optional', { label });
  };
}

/** Fields whose bounds are so wide that nobody meets them: saying them would be noise. */
const wide = new Set<RegisterFieldName>(['facebook', 'wechat', 'line', 'whatsapp', 'zalo']);

interface RegisterFieldProps {
  form: FieldForm<RegisterValues>;
  field: ShownField;
}

/** The password, and the same once more, each shown on demand by itself (S2-REGISTER-05, S2-REGISTER-06). */
function PasswordTwice({ form, field }: RegisterFieldProps) {
  const t = useT('account');
  const label = useFieldLabel();
  const password = form.field('password');
  return (
    <>
      <PasswordField
        {...password}
        label={label(field)}
        autoComplete="new-password"
        onChange={async (event) => {
          await password.onChange(event);
          // What stands below is right or wrong by what stands here.
          if (form.formState.errors.confirm) await form.trigger('confirm');
        }}
      />
      <PasswordField {...form.field('confirm')} label={t('register.field.confirm')} autoComplete="new-password" />
    </>
  );
}

/** A field of the registration that needs no more than itself. */
export function RegisterField({ form, field }: RegisterFieldProps) {
  const t = useT('account');
  const label = useFieldLabel();
  const { name } = field;
  if (name === 'password') return <PasswordTwice form={form} field={field} />;
  if (name === 'paymentPassword') {
    return <PasswordField {...form.field(name)} label={label(field)} autoComplete="off" />;
  }
  const { hint, ...props } = form.field(name);
  const note = name === 'payeeName' ? t('register.payeeNote') : wide.has(name) ? undefined : hint;
  return <TextField autoComplete="off" {...asTyped} {...props} {...inputs[name]} hint={note} label={label(field)} />;
}
