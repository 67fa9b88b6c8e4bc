import { fromShell } from '@foyer/shared/storage';

/** The merchant's layout of deposits (A012). */
export const depositLook = (): 'new' | 'base' => (fromShell.depositDetailVersion.get() === 'new' ? 'new' : 'base');
