import { renderPart } from '@foyer/shared/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { banner, notice } from '../announcements/sample';
import EN from '../i18n/EN.json';
import HomeTicker from './home-ticker.widget';

const texts = { content: EN };

describe('notice line of home', () => {
  afterEach(() => jest.useRealTimers());

  it('shows a notice and links to all', async () => {
    const { user, where } = renderPart(<HomeTicker />, {
      texts,
      answers: { announcements: [banner(1, 'b'), notice(2, 'Deposits are quicker now')] },
    });
    const line = await screen.findByRole('link', { name: 'Notices Deposits are quicker now' });
    await proves('S2-HOME-03', () => expect(line).toBeVisible());
    await user.click(line);
    await proves('S2-TICKER-01', () => expect(where()).toBe('/m/notice'));
  });

  it('has its own text when there is no notice', async () => {
    renderPart(<HomeTicker />, { texts, answers: { announcements: [banner(1, 'b')] } });
    const line = await screen.findByText('Quiet tonight: no notices');
    await proves('S2-TICKER-02', () => expect(line).toBeVisible());
  });

  it('shows the notices in turn, and stops while held', async () => {
    jest.useFakeTimers();
    renderPart(<HomeTicker />, { texts, answers: { announcements: [notice(2, 'First'), notice(3, 'Second')] } });
    await act(() => jest.advanceTimersByTimeAsync(100));
    const pass = () => act(() => jest.advanceTimersByTimeAsync(4000));
    expect(screen.getByText('First')).toBeVisible();
    await pass();
    expect(screen.getByText('Second')).toBeVisible();
    fireEvent.touchStart(screen.getByRole('link'));
    await pass();
    await pass();
    expect(screen.getByText('Second')).toBeVisible();
    fireEvent.touchEnd(screen.getByRole('link'));
    await pass();
    expect(screen.getByText('First')).toBeVisible();
  });

  it('shows an error and loads again', async () => {
    const answers = [new TypeError('down'), new TypeError('down'), [notice(2, 'Back again')]];
    const { user } = renderPart(<HomeTicker />, { texts, answers: { announcements: () => answers.shift() ?? [] } });
    await user.click(await screen.findByRole('button', { name: /Notices did not load/ }));
    expect(await screen.findByText('Back again')).toBeVisible();
  });
});
