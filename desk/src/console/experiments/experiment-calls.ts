import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { consoleCall } from '../console-call';
import type { Overview, Releases } from '../shapes';

const KEY = ['experiments'] as const;
/** An order is carried out within some seconds; until then the list is asked for again. */
const PENDING_EVERY_MS = 2_000;

/** Experiments and orders, newest first. */
export const useExperiments = () =>
  useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => consoleCall<Overview>('/experiments', { signal }),
    refetchInterval: ({ state }) =>
      state.data?.orders.some(({ state: at }) => at === 'pending' || at === 'stalled') ? PENDING_EVERY_MS : false,
  });

/** Parts and their releases, to choose arms from. */
export const useReleases = () =>
  useQuery({ queryKey: ['releases'], queryFn: ({ signal }) => consoleCall<Releases>('/releases', { signal }) });

/** Sends an order; one of the same number that was sent before is the same order. */
export function useOrder(kind: 'start' | 'stop') {
  const answers = useQueryClient();
  return useMutation({
    mutationFn: (body: { readonly id: string; readonly name: string; readonly why: string }) =>
      consoleCall<{ readonly id: string }>(`/orders/${kind}`, { method: 'POST', body }),
    onSuccess: () => answers.invalidateQueries({ queryKey: KEY }),
  });
}
