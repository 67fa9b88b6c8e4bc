import { createBus } from './create-bus';
import type { EventMap } from './events';

export type { EventMap, ToastRequest } from './events';

/** The site's only event bus. A listener's error reaches the window's error handlers. */
export const bus = createBus<EventMap>((error) => queueMicrotask(() => reportError(error)));
