/** How long each kind of message stands, in ms (S9-CONST-25 to 27, A099). */
export const toastDurations = { notice: 1500, toast: 3000, long: 8000, message: 2000 } as const;

/** A loading toast that names no maximum goes away by itself after this time, in ms. */
export const loadingMaximum = 10_000;

/** What a part asks the shell to show; the form of the bus event `toast:show`. */
export interface ToastMessage {
  /** Already in the member's language. */
  text: string;
  /** `info` unless said. `loading` stands until another toast, a `null`, or its duration as a maximum. */
  kind?: 'info' | 'success' | 'error' | 'loading' | undefined;
  /** In ms; `toastDurations.toast` unless said. */
  duration?: number | undefined;
}

/** Gives each wish to show a toast, or `null` to take the visible one away; returns its unsubscribe. */
export type ToastSource = (listener: (message: ToastMessage | null) => void) => () => void;

/** How long a message stands, in ms. */
export function toastTime({ kind, duration }: ToastMessage): number {
  return duration ?? (kind === 'loading' ? loadingMaximum : toastDurations.toast);
}
