import { callsBelow } from '../front/calls';

/** Sends a call of the desk, below `/desk/api`. Throws CallFailure. */
export const deskCall = callsBelow('/desk/api', 'x-desk');

export const ofMerchant = (code: string, path: string): string => `/merchants/${encodeURIComponent(code)}${path}`;
