/** Facade over react-router. */
export {
  MemoryRouter,
  NavLink,
  useLocation,
  useNavigationType,
  useSearchParams,
} from 'react-router-dom';
export { useAddressQuery } from './address-query';
export { goBack, useBack } from './back';
export { BrowserRouter } from './browser-router';
export { type LeaveGuard, useLeaveGuard } from './leave-guard';
export { hasPage } from './pages';
export { sitePath } from './site-path';
export { Link, Navigate, type SiteLinkProps, useNavigate } from './typed';
