import { ApiError } from '@foyer/shared/api';
import { renderPart } from '@foyer/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { banner, notice, popup } from '../announcements/sample';
import EN from '../i18n/EN.json';
import NoticePage from './notice.page';

const texts = { content: EN };
const shown = (announcements: ReturnType<typeof notice>[]) =>
  renderPart(<NoticePage />, { path: '/m/notice', texts, answers: { announcements } });

describe('notices', () => {
  it('lists notices only and opens one to its text', async () => {
    const { user } = shown([banner(1, 'Art'), notice(2, 'Maintenance'), notice(3, 'Welcome'), popup(4, 'A', 'Gift')]);
    expect(await screen.findAllByRole('heading', { level: 2 })).toHaveLength(2);
    const item = screen.getByRole('button', { name: /Maintenance/ });
    expect(item).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByText('About Maintenance')).toBeNull();
    await user.click(item);
    expect(screen.getByText('About Maintenance')).toBeVisible();
    expect(item).toHaveAttribute('aria-expanded', 'true');
    await user.click(item);
    expect(screen.queryByText('About Maintenance')).toBeNull();
  });

  it('shows a text with its formatting, without anything harmful', async () => {
    const content = [
      '<p onclick="steal()">Safe <strong>words</strong><script>steal()</script><iframe src="https://evil.example"></iframe></p>',
      '<a href="javascript:steal()">bad</a><a href="https://shop.example/x">out</a><a href="/m/rewardCenter?x=1">in</a>',
      '<img src="x" onerror="steal()" alt="picture"><style>p{display:none}</style>',
    ].join('');
    const { user, where, container } = shown([notice(2, 'Mixed', content)]);
    await user.click(await screen.findByRole('button', { name: /Mixed/ }));
    await proves('S3-POPUP-01', () => {
      expect(screen.getByText('words').tagName).toBe('STRONG');
      expect(container.querySelector('script, iframe, style, [onclick], [onerror]')).toBeNull();
      expect(screen.getByText('bad')).not.toHaveAttribute('href');
    });
    const out = screen.getByRole('link', { name: 'out (shop.example)' });
    expect(out).toHaveAttribute('target', '_blank');
    expect(out).toHaveAttribute('rel', expect.stringContaining('noopener'));
    await user.click(screen.getByRole('link', { name: 'in' }));
    expect(where()).toBe('/m/rewardCenter?x=1');
  });

  it('shows a message when there are none', async () => {
    const { user, where } = shown([]);
    expect(await screen.findByText('What is new on this site will stand here.')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'To the home page' }));
    expect(where()).toBe('/m/home');
  });

  it('shows an error and loads again', async () => {
    const answers = [new ApiError('announcements', 'rate.limited', 200), [notice(2, 'Late')]];
    const { user } = renderPart(<NoticePage />, { texts, answers: { announcements: () => answers.shift() ?? [] } });
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many attempts');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getByRole('button', { name: /Late/ })).toBeVisible());
  });
});
