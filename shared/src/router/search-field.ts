import { type RefObject, useEffect, useRef } from 'react';

interface SearchField {
  readonly input: RefObject<HTMLInputElement | null>;
  /** Says that this text is searched for; the caller puts it into the address. */
  readonly sent: (text: string) => void;
}

/**
 * A field whose searches stand in the address. `value` is the search as drawn: one that was not sent from this field is written into
 * it. What was typed since a search was sent stays when that search is drawn, which on a slow phone is later.
 */
export function useSearchField(value: string): SearchField {
  const input = useRef<HTMLInputElement>(null);
  const sent = useRef<readonly string[]>([]);
  useEffect(() => {
    const place = sent.current.indexOf(value);
    sent.current = place === -1 ? [] : sent.current.slice(place + 1);
    if (place === -1 && input.current) input.current.value = value;
  }, [value]);
  return {
    input,
    sent: (text) => {
      sent.current = [...sent.current, text];
    },
  };
}
