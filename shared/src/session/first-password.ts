import type { SessionState } from './vanilla';

/**
 * Whether somebody else made the password, so that it is to be changed before anything else (B023). The member knows more than the
 * session, which is as it was at the log-in.
 */
export const hasFirstPassword = ({ session, member }: SessionState): boolean =>
  session !== undefined && (member ?? session).mustChangePassword === true;
