import { useLate } from '../use-late';

type Dialogs = typeof import('./dialogs');

const load = () => import('./dialogs');

/** Home's dialogs, loaded when first needed. */
export const useDialogs = (needed: boolean): Dialogs | undefined => useLate(needed, load);
