import { siteConfig } from '@foyer/shared/api';
import { type RefObject, useEffect } from 'react';

const titled = (title: string): string => {
  const { name } = siteConfig();
  return title === '' || title === name ? name : `${title} · ${name}`;
};

/**
 * Keeps the document's title on the page's heading, which may come later, in another language, or from a remote.
 * @param frame holds the header and the page; its first `h1` is the heading
 */
export function useDocumentTitle(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = frame.current;
    if (!root) return;
    const follow = () => {
      document.title = titled(root.querySelector('h1')?.textContent?.trim() ?? '');
    };
    follow();
    const observer = new MutationObserver(follow);
    observer.observe(root, { childList: true, characterData: true, subtree: true });
    return () => observer.disconnect();
  }, [frame]);
}
