import { useMutation, useQueryClient } from '@tanstack/react-query';
import { deskCall, ofMerchant } from '../calls/desk-call';
import type { ContractStep } from '../calls/shapes';
import { useMerchant } from '../session/merchant';
import type { ContractKind } from './steps';

interface Offer {
  readonly member: string;
  readonly kind: ContractKind;
  readonly steps: readonly ContractStep[];
}

interface Changed {
  readonly id: number;
  readonly kind: ContractKind;
  readonly state: string;
}

/** Offers a contract to a member. */
export function useOffer() {
  const { code } = useMerchant();
  const answers = useQueryClient();
  return useMutation({
    mutationFn: ({ member, ...body }: Offer) =>
      deskCall<Changed>(ofMerchant(code, `/members/${encodeURIComponent(member)}/contracts`), { method: 'POST', body }),
    onSettled: () => void answers.invalidateQueries({ queryKey: ['list', code, 'contracts'] }),
  });
}

/** Takes an open offer back; whatever came of it, the lists are asked for anew. */
export function useWithdrawOffer(id: number) {
  const { code } = useMerchant();
  const answers = useQueryClient();
  return useMutation({
    mutationFn: () => deskCall<Changed>(ofMerchant(code, `/contracts/${id}/withdraw`), { method: 'POST', body: {} }),
    onSettled: () => void answers.invalidateQueries({ queryKey: ['list', code, 'contracts'] }),
  });
}
