import { useT } from '@foyer/shared/i18n';
import { type InputHTMLAttributes, type ReactNode, type Ref, useImperativeHandle, useRef } from 'react';
import { ClearIcon } from '../icons';
import { join } from '../styles/join';
import { Field, type FieldFrame } from './field';
import styles from './field.module.css';

export interface TextFieldProps extends FieldFrame, Omit<InputHTMLAttributes<HTMLInputElement>, 'prefix'> {
  /** Before the text, inside the frame: a currency, a country code, an icon. */
  prefix?: ReactNode | undefined;
  /** After the text, inside the frame: a button, a unit. */
  suffix?: ReactNode | undefined;
  /** Shows a button that empties the field as soon as something is in it. */
  clearable?: boolean | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** Empties an input as typing would, so that React and form libraries hear of it. */
function empty(input: HTMLInputElement): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, '');
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.focus();
}

/** A one-line text input with its label. Takes everything an `<input>` takes, `register()` of react-hook-form included. */
export function TextField({
  label,
  hint,
  error,
  prefix,
  suffix,
  clearable = false,
  className,
  id,
  ref,
  placeholder,
  ...input
}: TextFieldProps) {
  const t = useT('shared');
  const own = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => own.current, []);
  return (
    <Field label={label} hint={hint} error={error} id={id} className={className}>
      {(control) => (
        <div className={styles.frame}>
          {prefix === undefined ? null : <span className={styles.prefix}>{prefix}</span>}
          {/* The placeholder is never empty: the style sheet tells by it whether something is typed. */}
          <input {...input} {...control} ref={own} placeholder={placeholder || ' '} className={styles.input} />
          {clearable ? (
            <button
              type="button"
              className={join(styles.inner, styles.clear)}
              aria-label={t('ui.clear')}
              onClick={() => own.current && empty(own.current)}
            >
              <ClearIcon size={20} />
            </button>
          ) : null}
          {suffix}
        </div>
      )}
    </Field>
  );
}
