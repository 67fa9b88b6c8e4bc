import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { deskCall, ofMerchant } from '../calls/desk-call';
import type { OrderMore, OrderRow } from '../calls/shapes';
import { usePages } from '../list/use-pages';
import { useMerchant } from '../session/merchant';
import type { OrderKind } from './order-kind';

type Answered<Row> = { readonly outcome: Outcome } & Readonly<Partial<Record<string, Row & OrderMore>>>;

/** What came of a decision: it waits for a second operator, or it was so already. */
export type Outcome = 'done' | 'repeated' | 'waiting';

/** The orders in a state, page by page. */
export const useOrders = <Row extends OrderRow>({ path }: OrderKind<Row>, state: string) =>
  usePages<Row>(path, { key: 'orders', filter: { state } });

const orderKey = (code: string, path: string, id: string) => ['order', code, path, id] as const;

/** One order with what was done on it. */
export function useOrder<Row extends OrderRow>({ path }: OrderKind<Row>, id: string) {
  const { code } = useMerchant();
  return useQuery({
    queryKey: orderKey(code, path, id),
    queryFn: ({ signal }) =>
      deskCall<Row & OrderMore>(ofMerchant(code, `/${path}/${encodeURIComponent(id)}`), { signal }),
  });
}

export interface Decided {
  readonly name: string;
  readonly reason?: string;
}

/** Decides an order; whatever came of it, the order and its lists are asked for anew. */
export function useDecide<Row extends OrderRow>({ path, one }: OrderKind<Row>, id: string) {
  const { code } = useMerchant();
  const answers = useQueryClient();
  return useMutation({
    mutationFn: ({ name, reason }: Decided) =>
      deskCall<Answered<Row>>(ofMerchant(code, `/${path}/${encodeURIComponent(id)}/${name}`), {
        method: 'POST',
        body: reason === undefined ? {} : { reason },
      }),
    onSuccess: (answer) => {
      const order = answer[one];
      if (order !== undefined) answers.setQueryData(orderKey(code, path, id), order);
    },
    onError: () => answers.invalidateQueries({ queryKey: orderKey(code, path, id) }),
    onSettled: () => void answers.invalidateQueries({ queryKey: ['orders', code, path] }),
  });
}

/** Takes back what one asked for first. */
export function useTakeBack<Row extends OrderRow>({ path }: OrderKind<Row>, id: string) {
  const { code } = useMerchant();
  const answers = useQueryClient();
  return useMutation({
    mutationFn: () => deskCall<void>(ofMerchant(code, `/voices/${encodeURIComponent(id)}`), { method: 'DELETE' }),
    onSettled: () =>
      Promise.all([
        answers.invalidateQueries({ queryKey: orderKey(code, path, id) }),
        answers.invalidateQueries({ queryKey: ['orders', code, path] }),
      ]),
  });
}
