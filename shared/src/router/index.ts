/** Facade over react-router. */
export {
  BrowserRouter,
  MemoryRouter,
  NavLink,
  useLocation,
  useNavigationType,
  useSearchParams,
} from 'react-router-dom';
export { useAddressQuery } from './address-query';
export { goBack, useBack } from './back';
export { hasPage } from './pages';
export { sitePath } from './site-path';
export { Link, Navigate, type SiteLinkProps, useNavigate } from './typed';
