import { aNumber, aText, aTruth, either, fieldsOf, maybe, oneOf } from '../storage/shape';
import { slotsOfShell } from '../storage/slots-of';
import type { SessionInfo, StoredMember } from './types';

const isFull = fieldsOf<SessionInfo>({
  token: aText,
  merchantCode: aText,
  userName: aText,
  type: aNumber,
  firstTimeLogin: maybe(aTruth),
  mustChangePassword: maybe(oneOf(true)),
});

const isSession = (value: unknown): value is SessionInfo => isFull(value) && value.token !== '';

const isMember = fieldsOf<StoredMember>({
  id: aNumber,
  nickname: aText,
  account: aText,
  regDate: either(aNumber, aText),
  type: aNumber,
  toUpline: either(either(aTruth, oneOf(null)), either(aNumber, aText)),
  vipLevel: maybe(aText),
  headIcon: maybe(aText),
  affiliateCode: maybe(aText),
  mustChangePassword: maybe(oneOf(true)),
});

/** Storage of the session and the member in this tab. Only `sessionOwner` writes it. */
export const stored = {
  session: slotsOfShell.namedJson('MC_SESSION_INFO', isSession),
  member: slotsOfShell.namedJson('memberInfo', isMember),
} as const;

/** Whether this tab still has a session. It may disappear while a page is open (A015, S2-AGENT-29). */
export const isSessionStored = (): boolean => stored.session.get() !== undefined;
