import { ApiError, merchantCode } from '@foyer/shared/api';
import { useFlag } from '@foyer/shared/flags';
import { useT } from '@foyer/shared/i18n';
import { callQuery, useQuery } from '@foyer/shared/query';
import { useNavigate } from '@foyer/shared/router';
import { useSession } from '@foyer/shared/session';
import { renderPart } from '@foyer/shared/testing';
import { screen } from '@testing-library/react';

function Part() {
  const t = useT('games');
  const navigate = useNavigate();
  const name = useSession((state) => state.member?.nickname);
  const rewards = useFlag('REWCEN3');
  const unread = useQuery(callQuery('unreadMessages'));
  return (
    <>
      <h1>{t('list.title')}</h1>
      <p>
        {name ?? 'nobody'} of {merchantCode()}, rewards {rewards ? 'on' : 'off'}
      </p>
      <p>{unread.isError ? String(unread.error) : `unread ${unread.data ?? '…'}`}</p>
      <button type="button" onClick={() => navigate('/m/mine?from=games')}>
        go
      </button>
    </>
  );
}

const texts = { games: { 'list.title': 'Games' } };

describe('renderPart', () => {
  it('shows a part with texts, session, flags, answers and a router', async () => {
    const { user, requests, where } = renderPart(<Part />, {
      path: '/m/gameList?gameType=FISH',
      texts,
      session: { token: 'mine', type: 2 },
      member: { nickname: 'Mali' },
      flags: { REWCEN3: true },
      answers: { unreadMessages: 3 },
    });
    expect(where()).toBe('/m/gameList?gameType=FISH');
    expect(screen.getByRole('heading', { name: 'Games' })).toBeVisible();
    expect(screen.getByText('Mali of DEMO, rewards on')).toBeVisible();
    expect(await screen.findByText('unread 3')).toBeVisible();
    expect(requests).toHaveLength(1);
    expect(requests[0]).toMatchObject({ call: 'unreadMessages', method: 'GET', path: '/wps/message/unread' });
    expect(requests[0]?.headers.get('Authorization')).toBe('mine');
    await user.click(screen.getByRole('button', { name: 'go' }));
    expect(where()).toBe('/m/mine?from=games');
  });

  it('starts each part anew: logged out, flags off, cache empty', async () => {
    const { requests } = renderPart(<Part />, { texts, answers: { unreadMessages: 4 } });
    expect(screen.getByText('nobody of DEMO, rewards off')).toBeVisible();
    expect(await screen.findByText(/session.required/)).toBeVisible();
    expect(requests).toEqual([]);
  });

  it('refuses with a code, fails as the network does, and answers by the request', async () => {
    const refused = renderPart(<Part />, {
      texts,
      session: {},
      answers: { unreadMessages: new ApiError('x', 'permission.denied', 200) },
    });
    expect(await screen.findByText(/permission.denied \(200\)/)).toBeVisible();
    refused.unmount();

    const broken = renderPart(<Part />, { texts, session: {}, answers: { unreadMessages: new TypeError('down') } });
    expect(await screen.findByText(/unknown \(0\)/)).toBeVisible();
    expect(broken.requests).toHaveLength(2);
    broken.unmount();

    renderPart(<Part />, {
      texts,
      session: { token: 'four' },
      answers: { unreadMessages: ({ headers }) => headers.get('Authorization')?.length ?? 0 },
    });
    expect(await screen.findByText('unread 4')).toBeVisible();
  });
});
