import type { CallContext } from '../../base/call/call';

/** What both ways to register are given. */
export type RegisterContext = CallContext<'register'> | CallContext<'registerMobile'>;
