import { useEffect, useState } from 'react';

/** Longer than home's other pop-ups leave between one another, so that they come first. */
const QUIET_MS = 800;

const isClear = (): boolean => document.querySelector('dialog[open]') === null;

/** Whether an alert may open: no dialog was open for a while, so that home's dialogs come one at a time (A061). */
export function useQuietView(wanted: boolean): boolean {
  const [quiet, setQuiet] = useState(false);
  useEffect(() => {
    if (!wanted) setQuiet(false);
    if (!wanted || quiet) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      if (!isClear()) {
        clearTimeout(timer);
        timer = undefined;
      } else timer ??= setTimeout(() => setQuiet(true), QUIET_MS);
    };
    look();
    const observer = new MutationObserver(look);
    observer.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['open'] });
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [wanted, quiet]);
  return wanted && quiet;
}
