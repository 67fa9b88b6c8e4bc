import { bus } from '@foyer/shared/bus';
import { renderPart } from '@foyer/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import EN from '../i18n/EN.json';
import MessageIcon from './message-icon.widget';

const texts = { content: EN };
const open = (unreadMessages: number) =>
  renderPart(<MessageIcon />, { texts, session: {}, answers: { unreadMessages } });

/** The dot, which is visual only; the accessible name says the same. */
const dot = () => document.querySelector('.dot');

describe('the message-center icon', () => {
  it('has a red dot and a spoken hint while something is unread', async () => {
    const { requests } = open(3);
    expect(await screen.findByRole('button', { name: EN['messages.unread'] })).toBeVisible();
    expect(dot()).toBeInTheDocument();
    expect(requests).toHaveLength(1);
  });

  it('has none when everything is read', async () => {
    const { requests } = open(0);
    await waitFor(() => expect(requests).toHaveLength(1));
    expect(await screen.findByRole('button', { name: EN['messages.open'] })).toBeVisible();
    expect(dot()).not.toBeInTheDocument();
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
