import { ApiError } from '@foyer/shared/api';
import { renderPart } from '@foyer/shared/testing';
import { screen } from '@testing-library/react';
import EN from '../i18n/EN.json';
import ServicePage from './service.page';

const open = (service: string[], isPage = (path: string) => path !== '/m/help') =>
  renderPart(<ServicePage />, { path: '/m/service', texts: { content: EN }, answers: { service }, isPage });

it('shows both links to customer service, each in a new tab', async () => {
  const { requests } = open(['https://chat.example/foyer', 'https://help.example/desk']);
  await proves(['S2-ROUTES-36', 'S3-SERVICE-01'], async () => {
    expect(await screen.findByRole('link', { name: /Chat with us/ })).toHaveAttribute(
      'href',
      'https://chat.example/foyer',
    );
    expect(screen.getByRole('link', { name: /second line/i })).toHaveAttribute('href', 'https://help.example/desk');
    expect(requests[0]).toMatchObject({ call: 'service', method: 'GET', path: '/wps/system/service' });
  });
  for (const link of screen.getAllByRole('link')) {
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
  }
});

it('leads to help where that page is', async () => {
  const { user, where } = open([], () => true);
  await user.click(await screen.findByRole('link', { name: EN['help.title'] }));
  expect(where()).toBe('/m/help');
});

it('leaves out an empty link, and one that is no web address', async () => {
  open(['', 'https://help.example/desk']);
  expect(await screen.findAllByRole('link')).toHaveLength(1);
  expect(screen.getByText('help.example')).toBeVisible();
});

it.each([[[]], [['', '']], [['javascript:alert(1)', '/m/home']]])(
  'says so when there is no line: %j',
  async (links) => {
    open(links);
    expect(await screen.findByText(/Customer service is not available right now/)).toBeVisible();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  },
);

it('shows an error and loads again', async () => {
  const answers: unknown[] = [new ApiError('service', 'rate.limited', 200), ['https://chat.example/']];
  const { user } = renderPart(<ServicePage />, {
    texts: { content: EN },
    answers: { service: () => answers.shift() as string[] },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Too many attempts');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: /Chat with us/ })).toBeVisible();
});
