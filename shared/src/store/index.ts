/** Facade over zustand: parts make stores of their own with the one instance the shell provides. */
export { useStore } from 'zustand/react';
export { createStore, type StoreApi } from 'zustand/vanilla';
