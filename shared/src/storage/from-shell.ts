import type { Slot } from './slots';
import { slotsOfShell } from './slots-of';

type Layout = 'new' | 'base';

/** Slots that the shell writes and all parts read. */
export const shellSlots = {
  /** Whether amounts are masked, chosen by the member (S4-HEADER-01). */
  balanceHidden: slotsOfShell.text<'1'>('local', 'balanceHidden', {
    stays: true,
    was: 'balanceHidden',
    until: '4.0.0',
  }),
  /** The merchant's layout of the member center (A012). */
  memberCenterVersion: slotsOfShell.namedText<Layout>('memberCenterVersion'),
  /** The merchant's layout of the deposit (A012). */
  depositDetailVersion: slotsOfShell.namedText<Layout>('depositDetailVersion'),
} as const;

const readOnly = <T>({ get }: Slot<T>): Pick<Slot<T>, 'get'> => ({ get });

export const fromShell = {
  balanceHidden: readOnly(shellSlots.balanceHidden),
  memberCenterVersion: readOnly(shellSlots.memberCenterVersion),
  depositDetailVersion: readOnly(shellSlots.depositDetailVersion),
} as const;
