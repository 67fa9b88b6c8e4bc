import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { consoleCall } from '../console-call';
import type { Person, Role } from '../shapes';

const KEY = ['people'] as const;

export const usePeople = () =>
  useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => consoleCall<{ readonly people: readonly Person[] }>('/people', { signal }),
  });

/** Changes what a person may do, closes or opens the account, or sets a first password, which it gives back. */
export function useChangePerson(name: string) {
  const answers = useQueryClient();
  return useMutation({
    mutationFn: (body: { readonly role?: Role; readonly closed?: boolean; readonly password?: string }) =>
      consoleCall<Person>(`/people/${encodeURIComponent(name)}`, { method: 'PATCH', body }).then(() => body),
    onSettled: () => answers.invalidateQueries({ queryKey: KEY }),
  });
}

interface Made {
  readonly name: string;
  readonly role: Role;
  readonly password: string;
}

/** Makes a person with a first password, which it gives back. */
export function useMakePerson(onMade: () => void) {
  const answers = useQueryClient();
  return useMutation({
    mutationFn: (body: Made) => consoleCall<Person>('/people', { method: 'POST', body }).then(() => body),
    onSuccess: () => {
      onMade();
      return answers.invalidateQueries({ queryKey: KEY });
    },
  });
}
