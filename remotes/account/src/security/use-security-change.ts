import { ApiError, errorTextKey } from '@foyer/shared/api';
import { bus } from '@foyer/shared/bus';
import { text } from '@foyer/shared/i18n';
import { useMutation } from '@foyer/shared/query';
import { loadSecurityAnew } from './get-security';

interface Change<V> {
  readonly send: (values: V) => Promise<unknown>;
  /** Text after success, a key of this part's texts. */
  readonly done: string;
  readonly onDone: () => void;
  /** Shows a refusal under its field; false when the form has no such field. */
  readonly refuse?: (field: string, key: string) => boolean;
}

function fieldOf(error: unknown): string | undefined {
  const value = error instanceof ApiError ? error.value : undefined;
  return typeof value === 'object' && value !== null && 'field' in value && typeof value.field === 'string'
    ? value.field
    : undefined;
}

/** A change of the security settings: reports success and reloads the page's data; a refusal keeps what was typed. */
export function useSecurityChange<V>({ send, done, onDone, refuse }: Change<V>) {
  const change = useMutation({
    mutationFn: send,
    retry: false,
    networkMode: 'always',
    onSuccess: () => {
      bus.emit('toast:show', { text: text('account', done), kind: 'success' });
      loadSecurityAnew();
      onDone();
    },
  });
  return {
    run: async (values: V): Promise<void> => {
      try {
        await change.mutateAsync(values);
      } catch (error) {
        const field = fieldOf(error);
        if (field !== undefined && refuse?.(field, errorTextKey(error))) change.reset();
      }
    },
    busy: change.isPending,
    /** Error of the whole form, a key of `shared`. */
    refusal: change.error ? errorTextKey(change.error) : undefined,
    forget: change.reset,
  };
}
