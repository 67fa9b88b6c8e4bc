import type { ComponentType } from 'react';
import {
  type NavigateOptions,
  type NavigateProps,
  Navigate as RouterNavigate,
  useNavigate as useRouterNavigate,
} from 'react-router-dom';
import type { SiteAddress } from '../paths';

export interface Leads {
  /** A declared path, or another query of the current page. Undeclared paths do not compile. */
  readonly to: SiteAddress | { readonly search: string };
}

export const Navigate: ComponentType<Omit<NavigateProps, 'to'> & Leads> = RouterNavigate;

interface SiteNavigate {
  (to: Leads['to'], options?: NavigateOptions): void | Promise<void>;
  (steps: number): void | Promise<void>;
}

/** `useNavigate` of react-router, limited to addresses of the site and steps through the history. */
export const useNavigate: () => SiteNavigate = useRouterNavigate;
