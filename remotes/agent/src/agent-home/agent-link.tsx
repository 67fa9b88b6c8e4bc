import { bus } from '@foyer/shared/bus';
import type { SiteAddress } from '@foyer/shared/paths';
import { hasPage, Link } from '@foyer/shared/router';
import { isSessionStored, sessionStore } from '@foyer/shared/session';
import type { ReactNode } from 'react';

/** Whether a session exists; it may have ended in this tab since the page opened. */
const hasSession = (): boolean => sessionStore.getState().session !== undefined && isSessionStored();

interface AgentLinkProps {
  to: SiteAddress;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * A link to another page of the agent; without a session it opens the log-in dialog (S2-AGENT-29). Renders nothing for a
 * planned page.
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
