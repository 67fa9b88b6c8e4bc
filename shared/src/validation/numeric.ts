import type { UseFormRegisterReturn } from 'react-hook-form';

export interface NumericField extends UseFormRegisterReturn {
  readonly inputMode?: 'numeric';
}

/** Keeps the first `max` digits of an input, and the caret's place among them. */
function keepDigits(input: HTMLInputElement, max: number): void {
  const kept = (text: string): string => text.replace(/\D/g, '').slice(0, max);
  const digits = kept(input.value);
  if (digits === input.value) return;
  const caret = kept(input.value.slice(0, input.selectionStart ?? input.value.length)).length;
  input.value = digits;
  input.setSelectionRange(caret, caret);
}

/**
 * A field that accepts digits only: SMS codes 10, mobile numbers 20, captchas 6 (S5-SMS-01, S5-SMS-02, S5-CAPTCHA-02).
 * `field()` of `useFieldForm` applies it by the field's rule.
 * @param field result of `register()`
 * @param max number of digits
 */
export function numeric(field: UseFormRegisterReturn, max: number): NumericField {
  return {
    ...field,
    inputMode: 'numeric',
    onChange: (event) => {
      if (event.target instanceof HTMLInputElement) keepDigits(event.target, max);
      return field.onChange(event);
    },
  };
}
