import type { SiteConfig } from '@foyer/shared/contract';

/** Other texts could add directives to the policy. */
const isSource = (text: string): boolean => /^[\w.:/*-]+$/.test(text);

/**
 * Limits the pictures and frames of this document to the site and the merchant's `sources` (docs/decisions/0017). A header
 * cannot do it, because a host that only serves files knows no merchant. Without `sources` there is no limit.
 *
 * @param folders folders of releases at other origins, whose pictures belong to their part (decision 95)
 */
export function allowSources({ sources }: Pick<SiteConfig, 'sources'>, folders: readonly string[] = []): void {
  if (!sources) return;
  const frames = sources.frames.filter(isSource).join(' ') || "'none'";
  const meta = document.createElement('meta');
  meta.httpEquiv = 'Content-Security-Policy';
  meta.content = `img-src 'self' data: blob: ${[...sources.pictures, ...folders].filter(isSource).join(' ')}; frame-src ${frames}`;
  document.head.append(meta);
}
