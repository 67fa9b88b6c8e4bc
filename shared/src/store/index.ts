/** Facade over zustand. The shell provides the one instance that parts create their stores with. */
export { useStore } from 'zustand/react';
export { createStore, type StoreApi } from 'zustand/vanilla';
