import { slotsOfShell } from '@foyer/shared/shell';

/** Stores whether somebody logged in or signed out. Nothing logs in by itself (A025). */
export const autoLogin = slotsOfShell.namedText<'0' | '1'>('autoLogin');
