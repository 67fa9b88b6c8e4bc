import { ApiError } from '@foyer/shared/api';
import { type RenderOptions, renderPart } from '@foyer/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import remote from '../../remote.json';
import EN from '../i18n/EN.json';
import UserAgreementPage from './user-agreement.page';

const open = (answers: RenderOptions['answers'], options: RenderOptions = {}) =>
  renderPart(<UserAgreementPage />, {
    path: '/m/useragreement',
    texts: { content: EN },
    answers: answers ?? {},
    ...options,
  });

describe('user agreement', () => {
  it('has no footer', async () => {
    await proves('S2-FOOTER-11', () => expect(remote.pages['/m/useragreement']).toMatchObject({ footer: false }));
  });

  it('shows the text of the language, without anything harmful', async () => {
    const content =
      '<h2>1. Your account</h2><p onclick="steal()">One person, <strong>one</strong> account.</p><script>steal()</script>';
    const { requests, container } = open({ agreement: { title: 'User agreement', content } }, { language: 'TY' });
    expect(await screen.findByRole('heading', { level: 2 })).toHaveTextContent('1. Your account');
    expect(screen.getByText('one').tagName).toBe('STRONG');
    expect(container.querySelector('script, [onclick]')).toBeNull();
    expect(requests[0]).toMatchObject({ method: 'GET', path: '/wps/system/agreement', query: { lang: 'TY' } });
  });

  it('shows a message when there is none', async () => {
    const { user, where } = open({ agreement: { title: '', content: ' ' } });
    expect(await screen.findByText(EN['agreement.empty'])).toBeVisible();
    await user.click(screen.getByRole('link', { name: EN['agreement.home'] }));
    expect(where()).toBe('/m/home');
  });

  it('shows an error and loads again', async () => {
    const answers = [
      new ApiError('agreement', 'rate.limited', 200),
      { title: 'Late', content: '<p>Late but here</p>' },
    ];
    const { user } = open({ agreement: () => answers.shift() ?? new Error('no more') });
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many attempts');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getByText('Late but here')).toBeVisible());
  });
});
