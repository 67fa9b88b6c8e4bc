/** Facade over react-router. */
export { useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
export { useAddressQuery } from './address-query';
export { goBack, useBack } from './back';
export { BrowserRouter } from './browser-router';
export { type LeaveGuard, useLeaveGuard } from './leave-guard';
export { Link, type SiteLinkProps } from './link';
export { hasPage } from './pages';
export { useSearchField } from './search-field';
export { sitePath } from './site-path';
export { Navigate, useNavigate } from './typed';
