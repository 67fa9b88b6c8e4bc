import React from 'react';

/** React asks stores on a server for their first state; a drawing is of the state that was set. Imported before any store. */
Object.assign(React, { useSyncExternalStore: (_: unknown, snapshot: () => unknown) => snapshot() });
