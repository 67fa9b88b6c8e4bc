import { useT } from '@foyer/shared/i18n';
import { TextField } from '@foyer/shared/ui';
import { type ChangeEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { caretIn, grouped } from './card-number';

interface NumberFieldProps {
  input: RefObject<HTMLInputElement | null>;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** A long number in groups of four; the caret stays behind the digit that it was behind (F-CARD-07). */
export function NumberField({ input, value, error, onChange }: NumberFieldProps) {
  const t = useT('wallet');
  const caret = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (caret.current === undefined) return;
    input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = undefined;
  });
  const change = ({ currentTarget: { value: typed, selectionStart } }: ChangeEvent<HTMLInputElement>) => {
    caret.current = caretIn(typed, selectionStart ?? typed.length);
    onChange(grouped(typed));
  };
  return (
    <TextField
      ref={input}
      label={t('cards.number')}
      name="account-number"
      inputMode="numeric"
      autoComplete="off"
      value={value}
      hint={t('cards.numberHint')}
      error={error}
      onChange={change}
    />
  );
}
