import { useT } from '@foyer/shared/i18n';
import { useEffect } from 'react';

/** Names the page in the browser. */
export function useTitle(title: string): void {
  const t = useT('desk');
  useEffect(() => {
    document.title = `${title} · ${t('frame.desk')}`;
  }, [title, t]);
}
