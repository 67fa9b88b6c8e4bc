import { useT } from '@foyer/shared/i18n';
import { type InputHTMLAttributes, type ReactNode, type Ref, useImperativeHandle, useRef } from 'react';
import { ClearIcon } from '../icons';
import { join } from '../styles/join';
import { Field, type FieldFrame } from './field';
import styles from './field.module.css';

export interface TextFieldProps extends FieldFrame, Omit<InputHTMLAttributes<HTMLInputElement>, 'prefix'> {
  /** Inside the frame before the text: a currency, a country code, an icon. */
  prefix?: ReactNode | undefined;
  /** Inside the frame after the text: a button, a unit. */
  suffix?: ReactNode | undefined;
  /** Shows a button that clears a filled field. */
  clearable?: boolean | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** Clears an input by an input event, so that React and form libraries notice. */
function empty(input: HTMLInputElement): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, '');
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.focus();
}

/** A one-line input with label. Accepts all props of `<input>` and `register()` of react-hook-form. */
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
        <div className={styles.frame} data-disabled={input.disabled || undefined}>
          {prefix === undefined ? null : <span className={styles.prefix}>{prefix}</span>}
          {/* The placeholder is never empty, because the styles recognise an empty input by it. */}
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
