import { useT } from '@foyer/shared/i18n';
import { useState } from 'react';
import { EyeIcon, EyeOffIcon } from '../icons';
import styles from './field.module.css';
import { TextField, type TextFieldProps } from './text-field';

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'suffix'>;

/** A password input with a button that shows the text. No capitalisation, no correction. */
export function PasswordField(props: PasswordFieldProps) {
  const t = useT('shared');
  const [shown, setShown] = useState(false);
  return (
    <TextField
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...props}
      type={shown ? 'text' : 'password'}
      suffix={
        <button
          type="button"
          className={styles.inner}
          aria-label={t(shown ? 'ui.hidePassword' : 'ui.showPassword')}
          disabled={props.disabled}
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeIcon size={20} /> : <EyeOffIcon size={20} />}
        </button>
      }
    />
  );
}
