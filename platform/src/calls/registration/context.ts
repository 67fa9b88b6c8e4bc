import type { CallContext } from '../../base/call/call';

export type RegisterContext = CallContext<'register'> | CallContext<'registerMobile'>;
