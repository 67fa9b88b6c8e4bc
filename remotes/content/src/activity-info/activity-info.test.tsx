import { ApiError } from '@foyer/shared/api';
import { queryClient } from '@foyer/shared/query';
import { type RenderOptions, renderPart } from '@foyer/shared/testing';
import { act, screen } from '@testing-library/react';
import { activityInfo } from '../activity/sample';
import EN from '../i18n/EN.json';
import ActivityInfoPage from './activity-info.page';

const open = (activity: NonNullable<RenderOptions['answers']>['activity'], id = '7') =>
  renderPart(<ActivityInfoPage />, {
    path: `/m/activityInfo?id=${id}`,
    texts: { content: EN },
    answers: activity === undefined ? {} : { activity },
  });

describe('one activity', () => {
  it('shows its picture, title, days and text, without anything harmful', async () => {
    const content = '<p onclick="steal()">The <strong>rules</strong></p><script>steal()</script>';
    const { requests, container, user, where } = open(activityInfo(7, 'Weekend', { content, url: '/m/gameList' }));
    await proves('S2-ROUTES-49', async () => {
      expect(await screen.findByRole('heading', { name: 'Weekend' })).toBeVisible();
      expect(screen.getByText(/Nov 13\s–\s15, 2026/)).toBeVisible();
      expect(screen.getByText('On now')).toBeVisible();
      expect(screen.getByText('rules').tagName).toBe('STRONG');
      expect(container.querySelector('img')).toHaveAttribute('src', expect.stringContaining('/art/activity/7.svg'));
      expect(requests[0]).toMatchObject({ path: '/wps/activities/info', query: { id: '7', lang: 'EN' } });
    });
    expect(container.querySelector('script, [onclick]')).toBeNull();
    await user.click(screen.getByRole('link', { name: EN['activity.go'] }));
    expect(where()).toBe('/m/gameList');
  });

  it('links to taking part only where there is a page and it is not over', async () => {
    const shown: [Parameters<typeof activityInfo>[2], number][] = [
      [{}, 0],
      [{ url: 'javascript:steal()' }, 0],
      [{ url: '/m/home', status: 'ended' }, 0],
      [{ url: '/m/home', status: 'coming' }, 1],
    ];
    for (const [more, links] of shown) {
      const { unmount } = open(activityInfo(7, 'Weekend', more));
      await screen.findByRole('heading', { name: 'Weekend' });
      expect([more, screen.queryAllByRole('link', { name: EN['activity.go'] }).length]).toEqual([more, links]);
      unmount();
    }
    open(activityInfo(7, 'Weekend', { url: 'https://cup.example/x' }));
    const outside = await screen.findByRole('link', { name: /cup.example/ });
    expect(outside).toHaveAttribute('target', '_blank');
    expect(outside).toHaveAttribute('rel', expect.stringContaining('noopener'));
  });

  it.each(['7', '', 'x', '-1', '1e3'])('shows a message for the unknown id "%s", with a link to all', async (id) => {
    const { user, where, requests } = open(null, id);
    expect(await screen.findByText(EN['activity.gone'])).toBeVisible();
    expect(requests).toHaveLength(id === '7' ? 1 : 0);
    await user.click(screen.getByRole('link', { name: EN['activity.all'] }));
    expect(where()).toBe('/m/activity');
  });

  it.each([
    [42],
    ['an activity'],
    [[]],
    [{}],
    [{ ...activityInfo(7, 'Weekend'), title: { en: 'Weekend' } }],
    [{ ...activityInfo(7, 'Weekend'), content: null }],
    [{ ...activityInfo(7, 'Weekend'), startsAt: 'soon' }],
    [{ ...activityInfo(7, 'Weekend'), endsAt: 9e15 }],
    [{ ...activityInfo(7, 'Weekend'), status: 'someday' }],
    [{ ...activityInfo(7, 'Weekend'), url: 5 }],
  ])('takes %j for none, and leads on', async (nonsense) => {
    const { user, where } = open(nonsense as never);
    expect(await screen.findByText(EN['activity.gone'])).toBeVisible();
    await user.click(screen.getByRole('link', { name: EN['activity.all'] }));
    expect(where()).toBe('/m/activity');
  });

  it('stays on the screen when reloading fails', async () => {
    const answers = [activityInfo(7, 'Weekend'), new ApiError('activity', 'unknown', 500)];
    const { requests } = open(() => answers.shift() ?? new Error('no more'));
    await screen.findByRole('heading', { name: 'Weekend' });
    await act(() => queryClient.invalidateQueries());
    expect(requests).toHaveLength(2);
    expect(screen.getByRole('heading', { name: 'Weekend' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('shows an error and loads again', async () => {
    const answers = [new ApiError('activity', 'rate.limited', 200), activityInfo(7, 'Late')];
    const { user } = open(() => answers.shift() ?? new Error('no more'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many attempts');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Late' })).toBeVisible();
  });
});
