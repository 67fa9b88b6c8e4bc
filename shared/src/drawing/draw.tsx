import './stores-at-once';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import type { SiteConfig, SystemStatus } from '../contract';
import { setFlags } from '../flags/store';
import type { Dictionary, LanguageCode } from '../i18n';
import { addTexts } from '../i18n/instance';
import { QueryClientProvider, queryClient } from '../query';
import { providePages } from '../router/pages';

export interface Drawing {
  readonly Page: ComponentType;
  /** Path of the page, and query. */
  readonly address: string;
  readonly language: LanguageCode;
  /** Dictionaries by part. */
  readonly dictionaries: Readonly<Record<string, Dictionary>>;
  readonly site: SiteConfig;
  /** Flags that are on. */
  readonly flags: readonly string[];
  /** Puts answers into the cache; without it the page has none. */
  readonly prepare?: () => void;
}

const open: SystemStatus = {
  info: { mobileTemplate: {} },
  location: { country: 'TH', dialingCode: '66' },
  maintenance: false,
  regionRestriction: false,
};

/**
 * The markup of a page's first render, as a visitor of an open site gets it (decision 99). Runs in the build alone, in Node.
 *
 * @throws what the page throws where it needs a browser to be drawn
 */
export function draw({ Page, address, language, dictionaries, site, flags, prepare }: Drawing): string {
  globalThis.__foyer = { site };
  providePages(() => true);
  setFlags({ whitelabel: Object.fromEntries(flags.map((flag) => [flag, true])), status: open, promotions: [] });
  for (const [part, dictionary] of Object.entries(dictionaries)) addTexts(part, language, dictionary);
  queryClient.clear();
  prepare?.();
  const markup = renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[address]}>
        <Page />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  // Answers in a cache have clocks, which would keep the build from ending.
  queryClient.clear();
  return markup;
}
