import { type Answers, type Rendered, type RenderOptions, renderPart } from '@foyer/shared/testing';
import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import EN from '../i18n/EN.json';
import TY from '../i18n/TY.json';
import { untitledStore } from '../layout/untitled';
import { balanceMask } from '../member/balance-mask';
import { overlayStore } from '../overlays/overlay-store';
import { setLeaving } from '../session/leaving';
import { Site } from '../site';
import { isOffered } from '../startup/offered';
import { startUp, startUpStore } from '../startup/start-up';

const status = {
  info: { mobileTemplate: {} },
  location: { country: 'TH', dialingCode: '66' },
  maintenance: false,
  regionRestriction: false,
};

/** Answers of a healthy platform to the shell's calls. */
const answers: Answers = {
  systemStatus: status,
  whitelabel: { DIRECTREG3: true },
  template: { mobileTemplate: {} },
  promotions: [],
  memberInfo: { id: 1, nickname: 'Lotus', account: 'lotus88', regDate: 1_700_000_000_000, type: 1, toUpline: false },
  balance: { sumBalance: '1234.5', currencySymbol: '฿' },
  merchantWallet: { wallets: [] },
  renew: { expiresAt: 2_000_000_000_000 },
  logout: null,
  service: ['https://chat.example/foyer', ''],
};

export const statusWith = (change: object): Answers => ({ systemStatus: { ...status, ...change } });

/**
 * Renders the whole shell from its first paint on.
 * @param beside stands beside the site in the same router, e.g. links that no page of the test has
 */
export function renderSite(options: RenderOptions = {}, beside?: ReactNode): Rendered {
  startUpStore.setState(startUpStore.getInitialState(), true);
  overlayStore.setState(overlayStore.getInitialState());
  balanceMask.setState(balanceMask.getInitialState());
  untitledStore.setState(untitledStore.getInitialState());
  setLeaving(false);
  window.scrollTo = jest.fn();
  const whole = (
    <>
      <Site />
      {beside}
    </>
  );
  const site = renderPart(whole, {
    texts: { shell: options.language === 'TY' ? TY : EN },
    isPage: isOffered,
    ...options,
    answers: { ...answers, ...options.answers },
  });
  act(() => void startUp());
  return site;
}
