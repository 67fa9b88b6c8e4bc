import { slotsOfShell } from '@foyer/shared/shell';

/** Notes who logged in and who signed out; nothing logs in by itself because of it (A025). */
export const autoLogin = slotsOfShell.namedText<'0' | '1'>('autoLogin');
