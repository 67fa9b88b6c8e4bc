import { useEffect } from 'react';
import { useFront } from './front';

/** Names the page in the browser. */
export function useTitle(title: string): void {
  const { name } = useFront();
  useEffect(() => {
    document.title = `${title} · ${name}`;
  }, [title, name]);
}
