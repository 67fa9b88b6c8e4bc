import { useMutation, useQueryClient } from '@tanstack/react-query';
import { deskCall, ofMerchant } from '../calls/desk-call';
import { useMerchant } from '../session/merchant';
import type { JobKind } from './period';

export interface Wanted {
  readonly kind: JobKind;
  readonly period: string;
}

export interface Ran extends Wanted {
  readonly members: number;
  readonly sum: string;
}

/** Runs a period; the list is asked for anew. A second press while it runs is the same run. */
export function useRun() {
  const { code } = useMerchant();
  const answers = useQueryClient();
  return useMutation({
    mutationFn: (body: Wanted) => deskCall<Ran>(ofMerchant(code, '/jobs'), { method: 'POST', body }),
    onSettled: () => void answers.invalidateQueries({ queryKey: ['list', code, 'jobs'] }),
  });
}
