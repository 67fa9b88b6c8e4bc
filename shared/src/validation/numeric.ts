import type { UseFormRegisterReturn } from 'react-hook-form';

/** The registration of a field, with the keyboard it asks for. */
export interface NumericField extends UseFormRegisterReturn {
  readonly inputMode?: 'numeric';
}

/** Leaves the digits in an input, at most `max`, and the caret behind the digit it stood behind. */
function keepDigits(input: HTMLInputElement, max: number): void {
  const kept = (text: string): string => text.replace(/\D/g, '').slice(0, max);
  const digits = kept(input.value);
  if (digits === input.value) return;
  const caret = kept(input.value.slice(0, input.selectionStart ?? input.value.length)).length;
  input.value = digits;
  input.setSelectionRange(caret, caret);
}

/**
 * A field that takes digits only, at most `max`, whatever is typed or pasted: a code by SMS 10, a mobile number 20, a captcha
 * 6 (S5-SMS-01, S5-SMS-02, S5-CAPTCHA-02). `field()` of `useFieldForm` applies it by the field's rule.
 *
 * @param field what `register()` gave
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
