import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Moment } from '../../calls/shapes';
import { consoleCall } from '../console-call';

const KEY = ['keys'] as const;

/** What a merchant's own server tells conversions with; its secret is shown once, when it is made. */
export interface ConversionKey {
  readonly id: string;
  readonly label: string;
  /** Who made it. */
  readonly by: string;
  readonly madeAt: Moment;
  readonly lastUsedAt: Moment | null;
  readonly withdrawnAt: Moment | null;
}

export const useKeys = () =>
  useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) =>
      consoleCall<{ readonly keys: readonly ConversionKey[]; readonly most: number }>('/keys', { signal }),
  });

export function useMakeKey() {
  const answers = useQueryClient();
  return useMutation({
    mutationFn: (label: string) =>
      consoleCall<{ readonly id: string; readonly key: string }>('/keys', { method: 'POST', body: { label } }),
    onSettled: () => answers.invalidateQueries({ queryKey: KEY }),
  });
}

/** Withdraws a key; with `forget` all that was told with it is removed too. */
export function useWithdraw(id: string) {
  const answers = useQueryClient();
  return useMutation({
    mutationFn: (forget: boolean) => consoleCall<void>(`/keys/${id}/withdraw`, { method: 'POST', body: { forget } }),
    onSettled: () => answers.invalidateQueries({ queryKey: KEY }),
  });
}
