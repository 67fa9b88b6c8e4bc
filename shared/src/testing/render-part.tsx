import { act, type RenderResult, render } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { forgetTime } from '../api/clock';
import type { Promotion, SiteConfig, SystemStatus, Wallet, Whitelabel } from '../contract';
import type { Dictionary, LanguageCode } from '../i18n';
import { i18n } from '../i18n/instance';
import EN from '../i18n/texts/EN.json';
import TY from '../i18n/texts/TY.json';
import { HOME } from '../paths';
import { QueryClientProvider, queryClient } from '../query';
import { useLocation } from '../router';
import type { SessionInfo, StoredMember } from '../session';
import { addTexts, providePages, sessionOwner, setFlags } from '../shell';
import { cached } from '../storage';
import { type Answers, answerCalls, type SentRequest } from './answer-calls';
import { testSite } from './test-site';

export interface RenderOptions {
  /** Address of the page, with its query. Default: `/m/home`. */
  path?: string;
  /** Texts in `language` by part, e.g. `{ games: EN }`. */
  texts?: Readonly<Record<string, Dictionary>>;
  /** Default: EN. */
  language?: LanguageCode;
  /** Missing fields get defaults. Without it there is no session. */
  session?: Partial<SessionInfo>;
  member?: Partial<StoredMember>;
  wallet?: Wallet;
  flags?: Whitelabel;
  status?: Partial<SystemStatus>;
  promotions?: readonly Promotion[];
  site?: Partial<SiteConfig>;
  /** Which paths show a page. Default: all. */
  isPage?: (pathname: string) => boolean;
  answers?: Answers;
  /** A second visit: kept answers of the render before stay. */
  again?: boolean;
  /** Ms by which the device's clock is ahead of the platform's. */
  clockAhead?: number;
  /** With fake timers: `jest.advanceTimersByTime`. */
  advanceTimers?: (ms: number) => void;
}

export interface Rendered extends RenderResult {
  readonly user: UserEvent;
  readonly requests: readonly SentRequest[];
  readonly where: () => string;
  /** Acts as the shell after loading the balance. */
  readonly loadWallet: (wallet: Wallet) => void;
}

const session: SessionInfo = { token: 'token-1', merchantCode: 'DEMO', userName: 'lotus88', type: 1 };
const member: StoredMember = {
  id: 1,
  nickname: 'Lotus',
  account: 'lotus88',
  regDate: 1_700_000_000_000,
  type: 1,
  toUpline: false,
};
const status: SystemStatus = {
  info: { mobileTemplate: {} },
  location: { country: 'TH', dialingCode: '66' },
  maintenance: false,
  regionRestriction: false,
};

function prepare(options: RenderOptions): void {
  globalThis.__foyer = { site: { ...testSite, ...options.site } };
  providePages(options.isPage ?? (() => true));
  sessionOwner.end();
  forgetTime();
  if (options.session) {
    const info = { ...session, ...options.session };
    sessionOwner.start(info);
    if (options.member) sessionOwner.member({ ...member, type: info.type, account: info.userName, ...options.member });
    if (options.wallet) sessionOwner.wallet(options.wallet);
  }
  setFlags({
    whitelabel: options.flags ?? {},
    status: { ...status, ...options.status },
    promotions: options.promotions ?? [],
  });
  const language = options.language ?? 'EN';
  addTexts('shared', 'EN', EN);
  addTexts('shared', 'TY', TY);
  for (const [part, texts] of Object.entries(options.texts ?? {})) addTexts(part, language, texts);
  void i18n.changeLanguage(language);
  queryClient.clear();
  if (!options.again) for (const slot of Object.values(cached)) slot.remove();
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retryDelay: 0 } });
}

/** Renders a part with router, empty query cache, session, flags and texts. `answers` serves all calls. */
export function renderPart(ui: ReactNode, options: RenderOptions = {}): Rendered {
  prepare(options);
  const requests = answerCalls(options.answers, options.clockAhead);
  const { advanceTimers } = options;
  const user = userEvent.setup(advanceTimers ? { advanceTimers } : {});
  let here = '';
  function Here() {
    const { pathname, search } = useLocation();
    here = pathname + search;
    return null;
  }
  const result = render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[options.path ?? HOME]}>
        {ui}
        <Here />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return {
    ...result,
    user,
    requests,
    where: () => here,
    loadWallet: (wallet) => act(() => sessionOwner.wallet(wallet)),
  };
}
