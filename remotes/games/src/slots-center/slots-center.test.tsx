import { ApiError } from '@foyer/shared/api';
import { type RenderOptions, renderPart, type SentRequest } from '@foyer/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import EN from '../i18n/EN.json';
import { gamesOf, vendorData } from '../testing/fixtures';
import SlotsCenter from './slots-center.page';

const answers: NonNullable<RenderOptions['answers']> = {
  gameVendors: vendorData({ SLOTS: ['JL', 'KITE'], FISH: ['TIDE'] }, { SLOTS: ['VIDEO_SLOT', 'CLASSIC'] }),
  gameList: { games: gamesOf(6, { gameType: 'SLOTS' }), pageNum: 1, totalPages: 1, total: 6 },
  vassalTypes: [
    { vassalage: 'JL', types: [{ gameType: 'SLOTS', gameClassify: ['VIDEO_SLOT', 'CLASSIC'] }] },
    {
      vassalage: 'KITE',
      types: [
        { gameType: 'RNG', gameClassify: ['TABLE'] },
        { gameType: 'SLOTS', gameClassify: ['CLASSIC'] },
      ],
    },
  ],
  recentGames: { games: [], pageNum: 1, totalPages: 1 },
  favourites: { content: [], pageNum: 1, totalPages: 1 },
};

function show(options: RenderOptions = {}) {
  const shown = renderPart(<SlotsCenter />, { path: '/m/slotsCenter', texts: { games: EN }, answers, ...options });
  const lists = () => shown.requests.flatMap(({ call, query }) => (call === 'gameList' ? [query] : []));
  return { ...shown, lists };
}
const all = { gameType: 'SLOTS', gameName: '', gameClassify: '', isNew: '', vassalage: '', order: 'popular' };

it('lists slots, popular ones first, with how many there are', async () => {
  const { lists } = show();
  expect(await screen.findByText('6 games')).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(6);
  expect(lists()).toMatchObject([{ ...all, pageNo: '1' }]);
  expect(lists()[0]).not.toHaveProperty('minBet');
});

it('sends the order and what is searched, and keeps both in the address', async () => {
  const { user, lists, where } = show();
  const last = () => lists().at(-1);
  await screen.findByText('6 games');
  await user.click(screen.getByRole('radio', { name: 'Newest' }));
  await waitFor(() => expect(last()).toMatchObject({ ...all, order: 'new' }));
  expect(where()).toBe('/m/slotsCenter?order=new');
  await user.type(screen.getByRole('searchbox', { name: 'Search in Slots' }), 'la{Enter}');
  await waitFor(() => expect(last()).toMatchObject({ ...all, order: 'new', gameName: 'la' }));
  expect(where()).toBe('/m/slotsCenter?q=la&order=new');
});

it('sends the filters that are chosen, together and with the order, from the first page', async () => {
  const { user, lists, where } = show({ path: '/m/slotsCenter?order=new' });
  await screen.findByText('6 games');
  await user.click(screen.getByRole('button', { name: /^Filter games/ }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Filter games' }));
  const kinds = within(drawer.getByRole('group', { name: 'Kind of game' })).getAllByRole('radio');
  expect(kinds.map((kind) => kind.getAttribute('value'))).toEqual(['NEW', '', 'VIDEO_SLOT', 'CLASSIC']);
  await user.click(drawer.getByLabelText('Classic reels'));
  await user.click(drawer.getByLabelText('0.05'));
  await user.click(drawer.getByText('KITE Studio'));
  await user.click(drawer.getByText('Show games'));
  const chosen = { ...all, order: 'new', gameClassify: 'CLASSIC', vassalage: 'KITE', minBet: '0.05' };
  await waitFor(() => expect(lists().at(-1)).toMatchObject({ ...chosen, pageNo: '1' }));
  expect(where()).toBe('/m/slotsCenter?vendor=KITE&classify=CLASSIC&minBet=0.05&order=new');
});

it('offers the classes that the studios have, and only those of the studios chosen', async () => {
  const { user, requests } = show();
  await screen.findByText('6 games');
  expect(requests.some(({ call }) => call === 'vassalTypes')).toBe(false);
  await user.click(screen.getByRole('button', { name: /^Filter games/ }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Filter games' }));
  const kinds = () =>
    within(drawer.getByRole('group', { name: 'Kind of game' }))
      .getAllByRole('radio')
      .map((kind) => kind.getAttribute('value'));
  await proves('S7-API-46', async () => {
    await waitFor(() =>
      expect(requests.filter(({ call }) => call === 'vassalTypes')).toMatchObject([
        { method: 'GET', path: '/wps/game/vassalTypes', query: { typeId: '1', merchant_code: 'DEMO' } },
      ]),
    );
    expect(kinds()).toEqual(['NEW', '', 'VIDEO_SLOT', 'CLASSIC']);
    await user.click(drawer.getByText('KITE Studio'));
    expect(kinds()).toEqual(['NEW', '', 'CLASSIC']);
    await user.click(drawer.getByText('JL Studio'));
    expect(kinds()).toEqual(['NEW', '', 'VIDEO_SLOT', 'CLASSIC']);
  });
  // What was chosen can be taken back.
  await user.click(drawer.getByLabelText('Video slots'));
  await user.click(drawer.getByText('JL Studio'));
  expect(kinds()).toEqual(['NEW', '', 'VIDEO_SLOT', 'CLASSIC']);
  await user.click(drawer.getByLabelText('Classic reels'));
  expect(kinds()).toEqual(['NEW', '', 'CLASSIC']);
});

it('says the code of the trial merchant in a trial session', async () => {
  const { user, requests } = show({ session: { merchantCode: 'DEMOTRIAL' } });
  await user.click(await screen.findByRole('button', { name: /^Filter games/ }));
  await waitFor(() =>
    expect(requests.find(({ call }) => call === 'vassalTypes')?.query['merchant_code']).toBe('DEMOTRIAL'),
  );
});

it('offers the classes of the category, with another try, where those of the studios fail', async () => {
  await proves('F-LOBBY-05', async () => {
    let down = true;
    const vassalTypes = () => (down ? new ApiError('x', 'system.upgrading', 200) : ([] as never));
    const { user } = show({ answers: { ...answers, vassalTypes } });
    expect(await screen.findByText('6 games')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Filter games/ }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Filter games' }));
    expect(await drawer.findByRole('alert')).toHaveTextContent('System upgrading');
    expect(drawer.getByLabelText('Classic reels')).toBeVisible();
    down = false;
    await user.click(drawer.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(drawer.queryByLabelText('Classic reels')).toBeNull());
  });
});

it('counts the filters and clears them by one press; order and text stay', async () => {
  await proves('F-LOBBY-03', async () => {
    const path = '/m/slotsCenter?vendor=KITE,JL&classify=NEW&minBet=0.1&order=az&q=la';
    const { user, lists, where } = show({ path });
    await waitFor(() =>
      expect(lists()).toMatchObject([
        { vassalage: 'KITE,JL', isNew: 'true', minBet: '0.1', order: 'az', gameName: 'la' },
      ]),
    );
    expect(screen.getByRole('button', { name: 'Filter games, 4 on' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear 4 filters' }));
    await waitFor(() => expect(where()).toBe('/m/slotsCenter?q=la&order=az'));
    expect(lists().at(-1)).toMatchObject({ ...all, gameName: 'la', order: 'az' });
    expect(screen.queryByRole('button', { name: /^Clear \d/ })).toBeNull();
  });
});

it('ignores what an address says that is none of the choices', async () => {
  const { lists } = show({ path: '/m/slotsCenter?order=price&minBet=7&gameType=FISH' });
  await waitFor(() => expect(lists()).toMatchObject([all]));
  expect(lists()[0]).not.toHaveProperty('minBet');
});

it('says that nothing fits, with the way to all', async () => {
  await proves('F-LOBBY-05', async () => {
    const nothing = { games: [], pageNum: 1, totalPages: 1, total: 0 };
    const gameList = ({ query }: SentRequest) => (query['gameName'] ? nothing : (answers['gameList'] as never));
    const { user, where } = show({ path: '/m/slotsCenter?q=xyz', answers: { ...answers, gameList } });
    expect(await screen.findByText('No game fits your search.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show all games' }));
    expect(await screen.findByText('6 games')).toBeVisible();
    expect(where()).toBe('/m/slotsCenter');
  });
});

it('has the member’s own slots at the top, unless it is narrowed', async () => {
  const member = show({ session: {} });
  expect(await screen.findByRole('region', { name: 'Recent' })).toBeVisible();
  expect(member.requests.find(({ call }) => call === 'recentGames')?.query['gameType']).toBe('SLOTS');
  member.unmount();
  show({ session: {}, path: '/m/slotsCenter?q=la' });
  await screen.findByText('6 games');
  expect(screen.queryByRole('region', { name: 'Recent' })).toBeNull();
});

it('offers another try where the list fails, and stays usable', async () => {
  await proves('F-LOBBY-05', async () => {
    let down = true;
    const gameList = () => (down ? new ApiError('x', 'system.upgrading', 200) : (answers['gameList'] as never));
    const { user } = show({ answers: { ...answers, gameList } });
    expect(await screen.findByRole('alert')).toHaveTextContent('System upgrading');
    down = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('6 games')).toBeVisible();
  });
});

it('offers another try in the filters where the studios fail, while the games are there', async () => {
  await proves('F-LOBBY-05', async () => {
    let down = true;
    const gameVendors = () => (down ? new ApiError('x', 'system.upgrading', 200) : (answers['gameVendors'] as never));
    const { user } = show({ answers: { ...answers, gameVendors } });
    expect(await screen.findByText('6 games')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Filter games/ }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Filter games' }));
    expect(drawer.getByRole('alert')).toHaveTextContent('System upgrading');
    down = false;
    await user.click(drawer.getByRole('button', { name: 'Try again' }));
    expect(await drawer.findByRole('button', { name: 'KITE Studio' })).toBeVisible();
  });
});
