import { type RefObject, useRef } from 'react';
import { copied } from './copied';

export interface SharingOptions {
  /** The address that is given on. */
  readonly address: string;
  /** What the share sheet calls it. */
  readonly title: string;
  /** Tells that it was copied; the share sheet speaks for itself. */
  readonly onCopied: () => void;
}

export interface Sharing {
  /** The field that shows the address. */
  readonly field: RefObject<HTMLInputElement | null>;
  /** Copies the address, or selects it in its field where nothing can be copied. */
  readonly copy: () => Promise<void>;
  /** Opens the share sheet; copies where there is none. */
  readonly share: () => Promise<void>;
}

/** Gives an address on in the best way that the browser has (F-AGENTREG-02, F-INVITE-01). */
export function useSharing({ address, title, onCopied }: SharingOptions): Sharing {
  const field = useRef<HTMLInputElement>(null);
  const copy = async () => {
    if (await copied(address)) return onCopied();
    field.current?.focus();
    field.current?.select();
  };
  const share = async () => {
    if (navigator.share === undefined) return copy();
    try {
      await navigator.share({ title, url: address });
    } catch (error) {
      // Whoever closes the sheet wants nothing else.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy();
    }
  };
  return { field, copy, share };
}
