import type { Slot } from './slots';
import { slotsOfShell } from './slots-of';

type Layout = 'new' | 'base';

/** What the shell writes and every part goes by. */
export const shellSlots = {
  /** The member's own mask over amounts (S4-HEADER-01). */
  balanceHidden: slotsOfShell.text<'1'>('local', 'balanceHidden', { stays: true, was: 'balanceHidden' }),
  /** Which of its two layouts the merchant chose for the member center (A012). */
  memberCenterVersion: slotsOfShell.namedText<Layout>('memberCenterVersion'),
  /** Which of its two layouts the merchant chose for the deposit (A012). */
  depositDetailVersion: slotsOfShell.namedText<Layout>('depositDetailVersion'),
} as const;

const readOnly = <T>({ get }: Slot<T>): Pick<Slot<T>, 'get'> => ({ get });

/** What the shell writes and every part goes by, to be read. */
export const fromShell = {
  balanceHidden: readOnly(shellSlots.balanceHidden),
  memberCenterVersion: readOnly(shellSlots.memberCenterVersion),
  depositDetailVersion: readOnly(shellSlots.depositDetailVersion),
} as const;
