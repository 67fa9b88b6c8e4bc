import { bus } from '@foyer/shared/bus';
import { renderPart } from '@foyer/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import EN from '../i18n/EN.json';
import MessageIcon from './message-icon.widget';

const texts = { content: EN };
const open = (unreadMessages: number) =>
  renderPart(<MessageIcon />, { texts, session: {}, answers: { unreadMessages } });

describe('the message-center icon', () => {
  it.each([
    [1, '1'],
    [99, '99'],
    [100, '99+'],
  ])('has a red dot that counts %i unread messages as %s', async (unread, figure) => {
    const { requests } = open(unread);
    expect(await screen.findByRole('button', { name: `Messages, ${unread} unread` })).toBeVisible();
    expect(screen.getByText(figure)).toHaveClass('badge', 'alert');
    expect(requests).toHaveLength(1);
  });

  it('has none when everything is read', async () => {
    const { requests } = open(0);
    await waitFor(() => expect(requests).toHaveLength(1));
    expect(await screen.findByRole('button', { name: EN['messages.open'] })).toBeVisible();
    expect(document.querySelector('.badge')).not.toBeInTheDocument();
  });

  it('counts again when the member comes back to the tab', async () => {
    let unread = 3;
    renderPart(<MessageIcon />, { texts, session: {}, answers: { unreadMessages: () => unread } });
    expect(await screen.findByText('3')).toBeVisible();
    unread = 2;
    act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    expect(await screen.findByText('2')).toBeVisible();
  });

  it('opens the message center', async () => {
    const { user, where } = open(0);
    await user.click(screen.getByRole('button', { name: EN['messages.open'] }));
    expect(where()).toBe('/m/webEmail');
  });

  it('asks a visitor to log in, and loads nothing', async () => {
    const asked = jest.fn();
    const off = bus.on('login:required', asked);
    const { user, where, requests } = renderPart(<MessageIcon />, { texts });
    await user.click(screen.getByRole('button', { name: EN['messages.open'] }));
    expect(asked).toHaveBeenCalledWith({ returnTo: '/m/webEmail' });
    expect(where()).toBe('/m/home');
    expect(requests).toEqual([]);
    off();
  });
});
