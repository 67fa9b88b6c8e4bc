import { useEffect, useRef } from 'react';
import { drafts } from './drafts';
import { sessionStore } from './vanilla';

export interface DraftForm<T extends object> {
  readonly getValues: () => NoInfer<T>;
  readonly reset: (values: T, options?: { keepDefaultValues?: boolean }) => void;
}

/**
 * Keeps the values of a form when the session ends under it (A030), in memory. The same member finds them in the form after
 * logging in again. Any other way of leaving the page keeps nothing.
 * @param form mounted with its defaults; the draft replaces them once, after the first render
 * @param name unique name of the form, e.g. `deposit`
 */
export function useDraft<T extends object>(form: DraftForm<T>, name: string): void {
  const current = useRef(form);
  current.current = form;
  useEffect(() => {
    const owner = sessionStore.getState().session?.userName;
    if (owner === undefined) return;
    // Only this hook stores drafts, so the type is that of the form.
    const draft = drafts.take(name, owner) as T | undefined;
    if (draft) current.current.reset(draft, { keepDefaultValues: true });
    return () => {
      if (sessionStore.getState().session === undefined) drafts.keep(name, owner, current.current.getValues());
    };
  }, [name]);
}
