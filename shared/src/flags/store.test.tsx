import {
  flagStore,
  hasAgentMenu,
  isOn,
  isPromoted,
  useAgentMenu,
  useFlag,
  usePromoted,
  useStatus,
} from '@foyer/shared/flags';
import { act, render, screen } from '@testing-library/react';
import { setFlags } from '../shell';

const status = {
  info: { mobileTemplate: {} },
  location: { country: 'TH', dialingCode: '66' },
  maintenance: true,
  regionRestriction: false,
};

function Entries() {
  const entries = [
    useFlag('REWCEN3') && 'rewards',
    usePromoted('REFERRAL') && 'invite',
    useAgentMenu('redRain') && 'rain',
    useStatus()?.maintenance && 'closed',
  ];
  return <p>shown: {entries.filter(Boolean).join(' ')}</p>;
}

const now = () => [isOn('REWCEN3'), isPromoted('REFERRAL'), hasAgentMenu('redRain')];

it('what is shown follows what the merchant has switched on, as it comes', () => {
  render(<Entries />);
  expect(screen.getByText('shown:')).toBeVisible();
  expect(now()).toEqual([false, false, false]);
  act(() => setFlags({ whitelabel: { REWCEN3: true } }));
  expect(screen.getByText('shown: rewards')).toBeVisible();
  act(() => setFlags({ promotions: [{ key: 'REFERRAL', enabled: true, claimed: false }] }));
  expect(screen.getByText('shown: rewards invite')).toBeVisible();
  act(() => setFlags({ whitelabel: { REWCEN3: true, agentMenu: { redRain: true } }, status }));
  expect(screen.getByText('shown: rewards invite rain closed')).toBeVisible();
  expect(now()).toEqual([true, true, true]);
  act(() => setFlags(flagStore.getInitialState()));
  expect(screen.getByText('shown:')).toBeVisible();
});
