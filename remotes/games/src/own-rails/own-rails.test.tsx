import { ApiError } from '@foyer/shared/api';
import { bus } from '@foyer/shared/bus';
import { type RenderOptions, renderPart } from '@foyer/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import EN from '../i18n/EN.json';
import { game } from '../testing/fixtures';
import { OwnRails } from './own-rails';

const kept = game({ nodeId: 7, gameName: 'Kept Game' });
const answers: NonNullable<RenderOptions['answers']> = {
  recentGames: { games: [game({ nodeId: 8, gameName: 'Opened Last' }), kept], pageNum: 1, totalPages: 1 },
  favourites: { content: [kept], pageNum: 1, totalPages: 1 },
  removeFavourite: null,
};

const show = (options: RenderOptions = {}, gameType = 'HOT') =>
  renderPart(<OwnRails gameType={gameType} />, {
    texts: { games: EN },
    session: { token: 'tok' },
    answers,
    ...options,
  });
const rail = (name: string) => screen.findByRole('region', { name });
const names = (element: HTMLElement) =>
  within(element)
    .queryAllByRole('article')
    .map((card) => card.textContent);

it('are a member’s recent and favourite games, of all categories or of one', async () => {
  const { requests, unmount } = show();
  await waitFor(async () => expect(names(await rail('Recent'))).toEqual(['Opened Last', 'Kept Game']));
  await waitFor(async () => expect(names(await rail('Favourites'))).toEqual(['Kept Game']));
  const typeOf = (call: string, all = requests) => all.find((request) => request.call === call)?.query['gameType'];
  expect([typeOf('recentGames'), typeOf('favourites')]).toEqual(['', '']);
  expect(within(await rail('Recent')).getByRole('link', { name: 'All Recent' })).toHaveAttribute(
    'href',
    '/m/gameList?gameType=HOT&tab=recent',
  );
  unmount();
  const slots = show({}, 'SLOTS');
  await waitFor(() => expect(typeOf('recentGames', slots.requests)).toBe('SLOTS'));
});

it('are not there for a visitor, of whom nothing private is asked', async () => {
  const member = show();
  await rail('Recent');
  member.unmount();
  const { requests, container } = renderPart(<OwnRails gameType="HOT" />, { texts: { games: EN }, answers });
  expect(container).toHaveTextContent('');
  expect(requests).toEqual([]);
});

it('lose a game whose heart is pressed at once, and get it back where that fails', async () => {
  await proves('F-LOBBY-04', async () => {
    const toasts: string[] = [];
    const stop = bus.on('toast:show', ({ text }) => void toasts.push(text));
    let refuse: (error: Error) => void = () => undefined;
    const removeFavourite = () => new Promise<Error>((done) => (refuse = done));
    const { user } = show({ answers: { ...answers, removeFavourite } });
    await waitFor(async () => expect(names(await rail('Favourites'))).toEqual(['Kept Game']));
    await user.click(
      within(await rail('Favourites')).getByRole('button', { name: 'Favourite: Kept Game', pressed: true }),
    );
    // The rail follows the heart (decision 118).
    await waitFor(async () => expect(names(await rail('Favourites'))).toEqual([]));
    expect(
      within(await rail('Recent')).getByRole('button', { name: 'Favourite: Kept Game', pressed: false }),
    ).toBeVisible();
    refuse(new ApiError('x', 'system.upgrading', 200));
    await waitFor(async () => expect(names(await rail('Favourites'))).toEqual(['Kept Game']));
    expect(toasts).toEqual(['System upgrading, please try again later.']);
    stop();
  });
});

it('say what would stand there, and fail one by one with another try', async () => {
  const nothing = { games: [], pageNum: 1, totalPages: 1 };
  let down = true;
  const favourites = () => (down ? new ApiError('x', 'system.upgrading', 200) : { ...nothing, content: [] });
  const { user } = show({ answers: { recentGames: nothing, favourites } });
  expect(await within(await rail('Recent')).findByText('Games you open will be listed here.')).toBeVisible();
  const second = within(await rail('Favourites'));
  expect(await second.findByRole('alert')).toHaveTextContent('System upgrading');
  down = false;
  await user.click(second.getByRole('button', { name: 'Try again' }));
  expect(await second.findByText('Tap the heart on a game to keep it here.')).toBeVisible();
});
