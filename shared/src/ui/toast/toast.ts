/** Duration of each kind of toast in ms (S9-CONST-22, S9-CONST-25 to 27, A099). For `loading` it is the default maximum. */
export const toastTimes = {
  notice: 1500,
  info: 3000,
  error: 3000,
  warning: 8000,
  message: 2000,
  success: 1000,
  loading: 10_000,
} as const;

export interface ToastMessage {
  /** Already translated. */
  text: string;
  /** Default: `info`. `loading` stays until the next toast, `null`, or its duration. */
  kind?: keyof typeof toastTimes | undefined;
  /** In ms. Default: that of its kind. */
  duration?: number | undefined;
}

/** Calls the listener with each toast, or with `null` to hide the visible one. Returns its unsubscribe. */
export type ToastSource = (listener: (message: ToastMessage | null) => void) => () => void;

/** Duration of a toast in ms. An unknown kind, from a newer part, gets that of `info`. */
export const toastTime = ({ kind = 'info', duration }: ToastMessage): number =>
  duration ?? toastTimes[kind] ?? toastTimes.info;
