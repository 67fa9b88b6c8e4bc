import type { SiteConfig } from '@foyer/shared/contract';

/** What is no single source would be another directive. */
const isSource = (text: string): boolean => /^[\w.:/*-]+$/.test(text);

/**
 * Narrows what this document may show to what the merchant names (docs/decisions/0017): pictures of the site and of the
 * merchant's other hosts, frames of the vendors. It stands in no header, since a host that only serves files knows no merchant;
 * this runs before anything of a merchant is shown, and nothing takes it back. Without `sources` nothing is named, and all are.
 */
export function allowSources({ sources }: Pick<SiteConfig, 'sources'>): void {
  if (!sources) return;
  const frames = sources.frames.filter(isSource).join(' ') || "'none'";
  const meta = document.createElement('meta');
  meta.httpEquiv = 'Content-Security-Policy';
  meta.content = `img-src 'self' data: blob: ${sources.pictures.filter(isSource).join(' ')}; frame-src ${frames}`;
  document.head.append(meta);
}
