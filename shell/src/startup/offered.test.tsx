import type { Whitelabel } from '@foyer/shared/contract';
import { hasPage } from '@foyer/shared/router';
import { act, screen, waitFor } from '@testing-library/react';
import { remotes } from '../testing/federation';
import { renderSite } from '../testing/render-site';

jest.mock('../federation', () => jest.requireActual('../testing/federation').federation);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  remotes.reset();
  remotes.page('/m/gameList');
  remotes.page('/m/rewardCenter', { guard: ['member', 'notTrial', 'flag:REWCEN3'] });
  remotes.page('/m/redRain', { guard: ['agentHome', 'menu:redRain'] });
  remotes.page('/m/leaderBoard', { guard: ['member', 'promotion:MISSION'] });
});

const paths = ['/m/gameList', '/m/rewardCenter', '/m/redRain', '/m/leaderBoard'] as const;
const offered = () => paths.filter(hasPage);

it.each([
  ['nothing', {}, ['/m/gameList', '/m/leaderBoard']],
  ['the reward center', { REWCEN3: true }, ['/m/gameList', '/m/rewardCenter', '/m/leaderBoard']],
  ['the rain', { agentMenu: { redRain: true } }, ['/m/gameList', '/m/redRain', '/m/leaderBoard']],
])('a link leads to pages that the merchant has on: %s is', async (_, whitelabel, expected) => {
  renderSite({ path: '/m/gameList', answers: { whitelabel } });
  await screen.findByText('content of gameList');
  expect(offered()).toEqual(expected);
});

it('a link may lead to every page of the releases as long as nobody knows what is on', async () => {
  let tell: ((flags: Whitelabel) => void) | undefined;
  const isAsked = () => tell !== undefined;
  const whitelabel = () =>
    new Promise<Whitelabel>((resolve) => {
      tell = resolve;
    });
  renderSite({ path: '/m/gameList', answers: { whitelabel } });
  await waitFor(() => expect(isAsked()).toBe(true));
  expect(offered()).toEqual(paths);
  await act(async () => tell?.({}));
  await screen.findByText('content of gameList');
  expect(offered()).toEqual(['/m/gameList', '/m/leaderBoard']);
});
