import { siteConfig } from '@foyer/shared/api';
import { type RefObject, useEffect } from 'react';

const titled = (title: string): string => {
  const { name } = siteConfig();
  return title === '' || title === name ? name : `${title} · ${name}`;
};

/** Who writes the title now stands last: a screen may lie over a page. */
const writers: (() => void)[] = [];

/**
 * Keeps the document's title on the page's heading, which may come later, in another language, or from a remote.
 * @param frame holds the header and the page; its first `h1` is the heading
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
