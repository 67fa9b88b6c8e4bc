/**
 * How long each kind of message stands, in ms (S9-CONST-22, S9-CONST-25 to 27, A099). A loading message that names no maximum
 * goes away by itself after its time.
 */
export const toastTimes = {
  notice: 1500,
  info: 3000,
  error: 3000,
  warning: 8000,
  message: 2000,
  success: 1000,
  loading: 10_000,
} as const;

/** What a part asks the shell to show; the form of the bus event `toast:show`. */
export interface ToastMessage {
  /** Already in the member's language. */
  text: string;
  /** `info` unless said. `loading` stands until another toast, a `null`, or its duration as a maximum. */
  kind?: keyof typeof toastTimes | undefined;
  /** In ms; the time of its kind unless said. */
  duration?: number | undefined;
}

/** Gives each wish to show a toast, or `null` to take the visible one away; returns its unsubscribe. */
export type ToastSource = (listener: (message: ToastMessage | null) => void) => () => void;

/** How long a message stands, in ms; what a newer part calls a kind stands as long as any. */
export const toastTime = ({ kind = 'info', duration }: ToastMessage): number =>
  duration ?? toastTimes[kind] ?? toastTimes.info;
