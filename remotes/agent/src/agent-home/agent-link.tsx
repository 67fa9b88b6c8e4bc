import { bus } from '@foyer/shared/bus';
import type { SiteAddress } from '@foyer/shared/paths';
import { hasPage, Link } from '@foyer/shared/router';
import { isSessionStored, sessionStore } from '@foyer/shared/session';
import type { ReactNode } from 'react';

/** The session may have gone from this tab while the page stood open. */
const hasSession = (): boolean => sessionStore.getState().session !== undefined && isSessionStored();

interface AgentLinkProps {
  to: SiteAddress;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * A way to another page of the agent, open only with a session; without one the login dialog comes (S2-AGENT-29). Nothing
 * where nobody has that page.
 */
export function AgentLink({ to, className, children }: AgentLinkProps) {
  if (!hasPage(to)) return null;
  return (
    <Link
      to={to}
      className={className}
      onClick={(event) => {
        if (hasSession()) return;
        event.preventDefault();
        bus.emit('login:required', { returnTo: to });
      }}
    >
      {children}
    </Link>
  );
}
