import { createContext, useContext } from 'react';
import type { Merchant, Role } from '../calls/shapes';
import { roles } from '../calls/shapes';

export const MerchantContext = createContext<Merchant | undefined>(undefined);

/** The merchant in the address. */
export function useMerchant(): Merchant {
  const merchant = useContext(MerchantContext);
  if (merchant === undefined) throw new Error('No merchant is chosen here');
  return merchant;
}

/** Whether a role may do what another is needed for. */
export const reaches = (role: Role, needed: Role): boolean => roles.indexOf(role) >= roles.indexOf(needed);
