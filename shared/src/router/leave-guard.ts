import { useLayoutEffect, useState } from 'react';
import { sessionStore } from '../session/vanilla';

type Leave = () => void;

/** Shows the question of a page with something unsaved; `leave` does what the member wanted to do. */
type Ask = (leave: Leave) => void;

const asking = new Set<Ask>();

/** Who asks before the page is left, when anything is unsaved. A session that ended holds nobody back: `useDraft` keeps what was typed. */
export const asker = (): Ask | undefined =>
  sessionStore.getState().session === undefined ? undefined : [...asking].at(-1);

export interface LeaveGuard {
  /** A step to another page waits for an answer. */
  readonly asked: boolean;
  readonly stay: () => void;
  readonly leave: () => void;
}

/**
 * Holds every step to another page while something is unsaved: back and forward, links, the footer, `useNavigate`. The page shows
 * the question while `asked`. Before a reload and before the tab is closed the browser asks in its own words.
 * @param unsaved whether the page holds something that leaving would lose
 */
export function useLeaveGuard(unsaved: boolean): LeaveGuard {
  const [wish, setWish] = useState<{ readonly leave: Leave }>();
  useLayoutEffect(() => {
    if (!unsaved) return undefined;
    const ask: Ask = (leave) => setWish({ leave });
    const beforeUnload = (event: BeforeUnloadEvent) => {
      if (asker() !== ask) return;
      event.preventDefault();
      // Chrome before 119 looks at this alone.
      event.returnValue = true;
    };
    asking.add(ask);
    window.addEventListener('beforeunload', beforeUnload);
    return () => {
      asking.delete(ask);
      window.removeEventListener('beforeunload', beforeUnload);
      setWish(undefined);
    };
  }, [unsaved]);
  return {
    asked: wish !== undefined,
    stay: () => setWish(undefined),
    leave: () => {
      setWish(undefined);
      wish?.leave();
    },
  };
}
