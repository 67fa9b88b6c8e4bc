import type { ComponentType, RefAttributes } from 'react';
import {
  type LinkProps,
  type NavigateOptions,
  type NavigateProps,
  Link as RouterLink,
  Navigate as RouterNavigate,
  useNavigate as useRouterNavigate,
} from 'react-router-dom';
import type { SiteAddress } from '../paths';

interface Leads {
  /** A page of the site, which does not compile where no part declares it, or another query of the page that is open. */
  readonly to: SiteAddress | { readonly search: string };
}

export type SiteLinkProps = Omit<LinkProps, 'to'> & Leads & RefAttributes<HTMLAnchorElement>;

/** A link to a page of the site. */
export const Link: ComponentType<SiteLinkProps> = RouterLink;

/** Leads to a page of the site as soon as it is drawn. */
export const Navigate: ComponentType<Omit<NavigateProps, 'to'> & Leads> = RouterNavigate;

/** Goes to a page, to another query of the page that is open, or so many steps through the history. */
interface SiteNavigate {
  (to: Leads['to'], options?: NavigateOptions): void | Promise<void>;
  (steps: number): void | Promise<void>;
}

/** `useNavigate` of react-router, which goes to addresses of the site alone, or steps back by a number. */
export const useNavigate: () => SiteNavigate = useRouterNavigate;
