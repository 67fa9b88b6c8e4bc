import { slotsOfShell } from '../storage/slots-of';
import type { SessionInfo, StoredMember } from './types';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isSession = (value: unknown): value is SessionInfo =>
  isRecord(value) &&
  typeof value['token'] === 'string' &&
  value['token'] !== '' &&
  typeof value['merchantCode'] === 'string';

const isMember = (value: unknown): value is StoredMember => isRecord(value) && typeof value['account'] === 'string';

/** Storage of the session and the member in this tab. Only `sessionOwner` writes it. */
export const stored = {
  session: slotsOfShell.namedJson('MC_SESSION_INFO', isSession),
  member: slotsOfShell.namedJson('memberInfo', isMember),
} as const;

/** Whether this tab still has a session. It may disappear while a page is open (A015, S2-AGENT-29). */
export const isSessionStored = (): boolean => stored.session.get() !== undefined;
