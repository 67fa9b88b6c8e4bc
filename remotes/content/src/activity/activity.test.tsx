import { ApiError } from '@foyer/shared/api';
import { type RenderOptions, renderPart } from '@foyer/shared/testing';
import { screen, within } from '@testing-library/react';
import remote from '../../remote.json';
import EN from '../i18n/EN.json';
import ActivityPage from './activity.page';
import { activity, WEEKEND } from './sample';

const open = (activities: NonNullable<RenderOptions['answers']>['activities'], options: RenderOptions = {}) =>
  renderPart(<ActivityPage />, {
    path: '/m/activity',
    texts: { content: EN },
    answers: activities ? { activities } : {},
    ...options,
  });
const page = (content: ReturnType<typeof activity>[], pageNum = 1, totalPages = 1) => ({
  content,
  pageNum,
  totalPages,
});

describe('activities', () => {
  it('have no footer', async () => {
    await proves('S2-FOOTER-07', () => expect(remote.pages['/m/activity']).toMatchObject({ footer: false }));
  });

  it('are cards with picture, title, sentence, days and state, each linking to its page', async () => {
    const { user, where, requests } = open(
      page([
        activity(1, 'Weekend'),
        activity(2, 'Derby', { status: 'coming', startsAt: WEEKEND.startsAt }),
        activity(3, 'Last', { status: 'ended', endsAt: WEEKEND.endsAt }),
        activity(4, 'Welcome', {}),
      ]),
    );
    await proves('S2-ROUTES-48', async () => {
      const cards = await screen.findAllByRole('link');
      expect(cards.map((card) => card.textContent?.replace(/\s/g, ' '))).toEqual([
        'On nowNov 13 – 15, 2026WeekendAll about Weekend',
        'SoonFrom Nov 13, 2026DerbyAll about Derby',
        'OverUntil Nov 15, 2026LastAll about Last',
        'On nowAt any timeWelcomeAll about Welcome',
      ]);
      expect(cards[0]?.querySelector('img')).toHaveAttribute('src', expect.stringContaining('/art/activity/1.svg'));
      expect(requests[0]).toMatchObject({ path: '/wps/activities', query: { lang: 'EN', pageNo: '1' } });
    });
    await user.click(screen.getByRole('link', { name: /Derby/ }));
    expect(where()).toBe('/m/activityInfo?id=2');
  });

  it('load page by page without doubles; a failed page is tried again', async () => {
    const answers = [
      page([activity(1, 'One'), activity(2, 'Two')], 1, 2),
      new ApiError('activities', 'rate.limited', 200),
      page([activity(2, 'Two'), activity(3, 'Three')], 2, 2),
    ];
    const { user, requests } = open(() => answers.shift() ?? new Error('no more'));
    await user.click(await screen.findByRole('button', { name: EN['activity.more'] }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Too many attempts');
    expect(screen.getByText('One')).toBeVisible();
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Three')).toBeVisible();
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    expect(screen.queryByRole('button')).toBeNull();
    expect(requests.map(({ query }) => query['pageNo'])).toEqual(['1', '2', '2']);
  });

  it('show when there are none, and errors', async () => {
    const { user, where, unmount } = open(page([], 1, 0));
    await user.click(await screen.findByRole('link', { name: EN['activity.home'] }));
    expect(where()).toBe('/m/home');
    unmount();
    const answers = [new ApiError('activities', 'rate.limited', 200), page([activity(1, 'Late')])];
    const { user: again } = open(() => answers.shift() ?? new Error('no more'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many attempts');
    await again.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Late')).toBeVisible();
  });

  it.each([[42], [null], [{}], [{ content: 'x' }]])('shows an error for a list that is %j', async (nonsense) => {
    renderPart(<ActivityPage />, { texts: { content: EN }, answers: { activities: () => nonsense as never } });
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('leaves malformed activities out of the list', async () => {
    const content = [42, null, { id: 'x' }, activity(8, 'Weekend')] as never[];
    renderPart(<ActivityPage />, {
      texts: { content: EN },
      answers: { activities: { content, pageNum: 1, totalPages: 1 } },
    });
    expect(await screen.findByText('Weekend')).toBeVisible();
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
  });
});
