import { slotsOfShell } from '../storage/slots-of';
import type { SessionInfo, StoredMember } from './types';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isSession = (value: unknown): value is SessionInfo =>
  isRecord(value) &&
  typeof value['token'] === 'string' &&
  value['token'] !== '' &&
  typeof value['merchantCode'] === 'string';

const isMember = (value: unknown): value is StoredMember => isRecord(value) && typeof value['account'] === 'string';

/** Where the session of this tab and its member are kept; written by `sessionOwner` alone. */
export const stored = {
  session: slotsOfShell.namedJson('MC_SESSION_INFO', isSession),
  member: slotsOfShell.namedJson('memberInfo', isMember),
} as const;

/** Whether this tab still keeps a session: it may have gone while a page stood open (A015, S2-AGENT-29). */
export const isSessionStored = (): boolean => stored.session.get() !== undefined;
