import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { deskCall, ofMerchant } from '../calls/desk-call';
import type { Maintenance } from '../calls/shapes';
import { useMerchant } from '../session/merchant';

const keyOf = (code: string) => ['maintenance', code] as const;

/** What is in maintenance at the merchant. */
export function useMaintenance() {
  const { code } = useMerchant();
  return useQuery({
    queryKey: keyOf(code),
    queryFn: ({ signal }) => deskCall<Maintenance>(ofMerchant(code, '/maintenance'), { signal }),
  });
}

/** The site itself, or a vendor for some minutes from now; 0 ends it. */
export type Wanted = { readonly closed: boolean } | { readonly vendor: string; readonly minutes: number };

/** Closes or opens; whatever came of it, what is in maintenance is asked for anew. */
export function useKeep() {
  const { code } = useMerchant();
  const answers = useQueryClient();
  return useMutation({
    mutationFn: (wanted: Wanted) => {
      const [below, body] =
        'vendor' in wanted
          ? [`/${encodeURIComponent(wanted.vendor)}`, { minutes: wanted.minutes }]
          : ['', { closed: wanted.closed }];
      return deskCall<Maintenance>(ofMerchant(code, `/maintenance${below}`), { method: 'POST', body });
    },
    onSuccess: (now) => void answers.setQueryData(keyOf(code), now),
    onError: () => answers.invalidateQueries({ queryKey: keyOf(code) }),
  });
}
