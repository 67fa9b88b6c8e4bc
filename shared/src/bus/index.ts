import { createBus } from './create-bus';
import type { EventMap } from './events';

export type { EventMap, ToastRequest } from './events';

/** The one event bus of the site. Errors of listeners reach the window's error handlers, never other listeners. */
export const bus = createBus<EventMap>((error) => queueMicrotask(() => reportError(error)));
