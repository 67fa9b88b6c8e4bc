import { ApiError, call } from '@foyer/shared/api';
import { bus } from '@foyer/shared/bus';
import type { DepositOrder } from '@foyer/shared/contract';
import { invalidate, useMutation, useQueryClient } from '@foyer/shared/query';
import { decimal } from '@foyer/shared/ui';
import { useRef } from 'react';
import { openDepositsQuery } from './get-open-deposits';
import { sentDeposit } from './sent-deposit';

export interface DepositWish {
  method: string;
  amount: string;
}

/** A unique key. `crypto.randomUUID` exists on secure origins only. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Time in ms within which a repeated press counts as the same deposit, if the first has no answer. */
const SAME_WITHIN = 3_600_000;

/**
 * The key of a deposit: the same until it is carried out, over repeated presses, lost answers and reloads, so that the platform
 * books it once.
 */
function keyOf({ method, amount }: DepositWish): string {
  const sent = sentDeposit.get();
  const now = Date.now();
  const isSame = sent?.method === method && decimal(sent.amount).eq(decimal(amount));
  if (isSame && Math.abs(now - sent.at) < SAME_WITHIN) return sent.key;
  const key = newKey();
  sentDeposit.set({ method, amount, key, at: now });
  return key;
}

/** Sends deposits; two presses at once send one. */
export function useSendDeposit(onDone: (order: DepositOrder) => void) {
  const client = useQueryClient();
  const sending = useRef(false);
  const mutation = useMutation({
    mutationFn: (wish: DepositWish) => call('deposit', { body: { ...wish, key: keyOf(wish) } }),
    onSuccess: async (order) => {
      sentDeposit.remove();
      const { queryKey } = openDepositsQuery();
      // A list requested earlier does not contain this order yet.
      await client.cancelQueries({ queryKey });
      if (order.status === 'pending') client.setQueryData(queryKey, (list) => [order, ...(list ?? [])]);
      else bus.emit('wallet:refresh');
      // The same tab goes to the payment host, and comes back with the order's number alone (B010).
      if (order.payUrl !== undefined) location.assign(order.payUrl);
      onDone(order);
    },
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'amount.range') void invalidate('depositMethods');
    },
    onSettled: () => {
      sending.current = false;
    },
  });
  const send = (wish: DepositWish): void => {
    if (sending.current) return;
    sending.current = true;
    mutation.mutate(wish);
  };
  return { send, busy: mutation.isPending, error: mutation.error, forget: mutation.reset };
}
