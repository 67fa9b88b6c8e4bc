import { useEffect, useRef } from 'react';
import { drafts } from './drafts';
import { sessionStore } from './vanilla';

/** What a draft asks of a form; `useForm` of react-hook-form has it, and so has any pair of functions. */
export interface DraftForm<T extends object> {
  readonly getValues: () => NoInfer<T>;
  readonly reset: (values: T, options?: { keepDefaultValues?: boolean }) => void;
}

/**
 * Keeps what was typed when the session ends in the middle of a form (A030): the values are put aside in memory when the page
 * goes, and put back once the same member has logged in and the form is there again. Leaving the page in any other way keeps
 * nothing.
 *
 * @param form mounted with its defaults: the draft is laid over them once, right after the first render
 * @param name of the form, unique on the site, e.g. `deposit`
 */
export function useDraft<T extends object>(form: DraftForm<T>, name: string): void {
  const current = useRef(form);
  current.current = form;
  useEffect(() => {
    const owner = sessionStore.getState().session?.userName;
    if (owner === undefined) return;
    // Only this hook writes under this name, from a form of the same shape.
    const draft = drafts.take(name, owner) as T | undefined;
    if (draft) current.current.reset(draft, { keepDefaultValues: true });
    return () => {
      if (sessionStore.getState().session === undefined) drafts.keep(name, owner, current.current.getValues());
    };
  }, [name]);
}
