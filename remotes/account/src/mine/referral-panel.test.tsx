import { bus } from '@foyer/shared/bus';
import { renderPart } from '@foyer/shared/testing';
import { screen } from '@testing-library/react';
import EN from '../i18n/EN.json';
import { ReferralPanel } from './referral-panel';

const LINK = `${location.origin}/m/register?affiliateCode=7C41D09A2B`;
let told: string[] = [];
let stop: () => void;
beforeEach(() => {
  told = [];
  stop = bus.on('toast:show', ({ text }) => told.push(text));
});
afterEach(() => stop());

function open(member: object, clipboard: Partial<Clipboard> | undefined) {
  const shown = renderPart(<ReferralPanel />, { texts: { account: EN }, session: {}, member });
  // `userEvent` installs its own clipboard, so this comes after it.
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
  return shown;
}
const press = { name: 'Copy link' };

it('copies the link where the browser can', async () => {
  const writeText = jest.fn(async () => undefined);
  const { user } = open({ affiliateCode: '7C41D09A2B' }, { writeText });
  await user.click(screen.getByRole('button', press));
  expect(writeText).toHaveBeenCalledWith(LINK);
  expect(told).toEqual(['Link copied']);
});

it.each([
  ['on plain http, which has no clipboard', undefined],
  ['where it is refused', { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) }],
])('says that it cannot, with the link chosen for the menu of the browser: %s', async (_where, clipboard) => {
  const { user } = open({ affiliateCode: '7C41D09A2B' }, clipboard);
  await user.click(screen.getByRole('button', press));
  expect(told).toEqual([EN['mine.referral.failed']]);
  expect(getSelection()?.toString()).toBe(LINK);
});

it.each([{}, { affiliateCode: '' }])(
  'says that there is no link yet where the member has no code: %j',
  async (member) => {
    open(member, undefined);
    expect(await screen.findByRole('status')).toHaveTextContent(EN['mine.referral.none']);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByText(/register/)).toBeNull();
  },
);

it.each([
  ['where the merchant pays for them', true, true, true],
  ['but not while that is switched off', false, true, false],
  ['but not in a release without that page', true, false, false],
])('leads to the friends who came by the link, %s', (_where, enabled, isThere, leads) => {
  renderPart(<ReferralPanel />, {
    ...{ texts: { account: EN }, session: {}, member: { affiliateCode: '7C41D09A2B' } },
    ...{ promotions: [{ key: 'REFERRAL', enabled, claimed: false }], isPage: () => isThere },
  });
  const link = screen.queryByRole('link', { name: EN['mine.referral.friends'] });
  expect(link?.getAttribute('href')).toBe(leads ? '/m/inviteFriends' : undefined);
});
