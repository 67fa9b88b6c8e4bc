import { siteConfig } from '@foyer/shared/api';
import { type RefObject, useEffect } from 'react';

const titled = (title: string): string => {
  const { name } = siteConfig();
  return title === '' || title === name ? name : `${title} · ${name}`;
};

/** The last writer sets the title: a screen may lie over a page. */
const writers: (() => void)[] = [];

/**
 * Makes the page's first `h1` the document's title and follows its changes.
 * @param frame contains header and page
 */
export function useDocumentTitle(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = frame.current;
    if (!root) return;
    const follow = () => {
      if (writers.at(-1) !== follow) return;
      document.title = titled(root.querySelector('h1')?.textContent?.trim() ?? '');
    };
    writers.push(follow);
    follow();
    const observer = new MutationObserver(follow);
    observer.observe(root, { childList: true, characterData: true, subtree: true });
    return () => {
      observer.disconnect();
      writers.splice(writers.indexOf(follow), 1);
      writers.at(-1)?.();
    };
  }, [frame]);
}
