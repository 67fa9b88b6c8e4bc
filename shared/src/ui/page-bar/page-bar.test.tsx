import { MemoryRouter } from '@foyer/shared/router';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PageBar } from './page-bar';

jest.mock('@foyer/shared/i18n', () => ({ useT: () => (key: string) => key }));

it('has the title of the page and a way back', async () => {
  const back = jest.fn();
  const { rerender } = render(<PageBar title="Settings" onBack={back} />, { wrapper: MemoryRouter });
  expect(screen.getByRole('heading', { level: 1, name: 'Settings' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'ui.back' }));
  expect(back).toHaveBeenCalledTimes(1);
  rerender(<PageBar title="Settings" backTo="/m/mine" />);
  expect(screen.getByRole('link', { name: 'ui.back' })).toHaveAttribute('href', '/m/mine');
});

it('has no arrow where there is no way back', () => {
  render(<PageBar title="Home" />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
