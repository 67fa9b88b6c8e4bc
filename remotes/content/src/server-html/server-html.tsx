import { flagStore } from '@foyer/shared/flags';
import { useNavigate } from '@foyer/shared/router';
import { useStore } from '@foyer/shared/store';
import { join } from '@foyer/shared/ui';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { contentTarget } from '../links/targets';
import { cleanHtml } from './clean-html';
import styles from './server-html.module.css';

interface ServerHtmlProps {
  html: string;
  /** Called when a link opens another page of the site, to close what lies over the page. */
  onLeave?: () => void;
  /** Level of the heading above the text; the text's headings then follow it without a gap. */
  under?: number;
  className?: string | undefined;
}

/** A merchant's text as sanitised HTML, with inner links handled by the router (S3-POPUP-01, A062, A063). */
export function ServerHtml({ html, onLeave, under, className }: ServerHtmlProps) {
  const box = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  // What the merchant has switched on decides which pages a link may lead to.
  const flags = useStore(flagStore);
  useLayoutEffect(() => box.current?.replaceChildren(cleanHtml(html, under)), [html, under, flags]);
  useEffect(() => {
    const node = box.current;
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      const target = contentTarget(link?.getAttribute('href') ?? 'none:');
      if (target?.kind !== 'page' || event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      onLeave?.();
      navigate(target.to);
    };
    node?.addEventListener('click', follow);
    return () => node?.removeEventListener('click', follow);
  }, [navigate, onLeave]);
  // A text in another script than the page is read in its own direction.
  return <div ref={box} dir="auto" className={join(styles.text, className)} />;
}
