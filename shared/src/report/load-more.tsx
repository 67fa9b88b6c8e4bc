import { useT } from '@foyer/shared/i18n';
import { useEffect, useRef } from 'react';
import { Button } from '../ui';

/** Distance below the screen at which the next page loads. */
const AHEAD = '400px';

/** Loads the next page when near the screen, or by its button. */
export function LoadMore({ busy, onMore }: { busy: boolean; onMore: () => void }) {
  const t = useT('shared');
  const end = useRef<HTMLDivElement>(null);
  const more = useRef(onMore);
  useEffect(() => {
    more.current = onMore;
  });
  useEffect(() => {
    if (busy || end.current === null || !('IntersectionObserver' in globalThis)) return undefined;
    // Several entries come at once when the page scrolls before the first is told: the last one holds.
    const observer = new IntersectionObserver((entries) => entries.at(-1)?.isIntersecting && more.current(), {
      rootMargin: `0px 0px ${AHEAD} 0px`,
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [busy]);
  return (
    <div ref={end}>
      <Button full busy={busy} onClick={onMore}>
        {t('report.more')}
      </Button>
    </div>
  );
}
