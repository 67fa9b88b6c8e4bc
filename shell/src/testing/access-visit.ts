import { AGENT_MENU, FLAGS } from '@foyer/shared/flags';
import type { Answers } from '@foyer/shared/testing';
import { screen } from '@testing-library/react';
import type { Outcome, Visitor } from './access-table';

const allOf = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, true]));
const everyFlag = { ...allOf(FLAGS), agentMenu: allOf(AGENT_MENU) };
const everyPromotion = ['MISSION', 'REFERRAL'].map((key) => ({ key, enabled: true, claimed: false }));

/** Answers of a platform to a visitor, with all of the merchant's switches off or on. */
export const answersFor = (visitor: Visitor, flagsOn: boolean): Answers => ({
  whitelabel: flagsOn ? everyFlag : {},
  promotions: flagsOn ? everyPromotion : [],
  memberInfo: {
    ...{ id: 1, nickname: '', account: 'a', regDate: 1, toUpline: true },
    type: visitor === 'visitor' ? 0 : visitor,
  },
});

const ASKED_TO_LOG_IN = 'Log in to go on';

/** Whether an element shows it. The queries ask each element, so the whole text is asked first. */
function seen(text: string | RegExp): boolean {
  const whole = document.body.textContent;
  const there = typeof text === 'string' ? whole.includes(text) : text.test(whole);
  return there && screen.queryAllByText(text).length > 0;
}

/** What somebody got who opened `path`, once it is on the screen. */
export function outcome(expose: string, address: () => string, path: string): Outcome | undefined {
  if (address() === '/m/home') {
    if (!seen('content of banner')) return undefined;
    return seen('Please log in with an actual account') ? 'freeReject' : 'home';
  }
  if (address() !== path) return undefined;
  if (seen(`content of ${expose}`)) return 'shows';
  if (seen(/does not have permission/)) return 'denied';
  if (!seen(ASKED_TO_LOG_IN)) return undefined;
  return screen.queryByRole('dialog', { name: ASKED_TO_LOG_IN }) ? 'login' : undefined;
}
