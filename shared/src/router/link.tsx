import type { ComponentProps, MouseEvent } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import { showGoing } from './going';
import type { Leads } from './typed';

export interface SiteLinkProps extends Omit<ComponentProps<'a'>, 'href'>, Leads {
  /** The address takes the place of the one before in the history. */
  readonly replace?: boolean | undefined;
  /** Kept with the entry of the history; `useLocation` gives it. */
  readonly state?: unknown;
}

/**
 * A link inside of the site. Address and press are react-router's; its own `Link` also prefetches pages of its framework, which
 * costs every visit 4 KB (decision 100).
 */
export function Link({ to, replace, state, target, onClick, children, ...rest }: SiteLinkProps) {
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, {
    state,
    ...(replace === undefined ? {} : { replace }),
    ...(target === undefined ? {} : { target }),
  });
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented) return;
    const { href: before } = location;
    follow(event);
    // A page with something unsaved has asked instead; a link to another document is the browser's.
    if (location.href !== before) showGoing(event.currentTarget);
  };
  return (
    <a {...rest} href={href} target={target} onClick={press}>
      {children}
    </a>
  );
}
