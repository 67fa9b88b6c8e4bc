import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { PageBar } from './page-bar';

jest.mock('@foyer/shared/i18n', () => ({
  useT: (part: string) => (key: string) => (part === 'shared' ? key : `${part}:${key}`),
}));

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

it('engages as a sticky header after 100 px of scroll', async () => {
  render(<PageBar title="Settings" />);
  const scroll = (to: number) => {
    Object.defineProperty(window, 'scrollY', { value: to, configurable: true });
    fireEvent.scroll(window);
  };
  await proves('S9-CONST-43', () => {
    scroll(99);
    expect(screen.getByRole('banner')).not.toHaveClass('stuck');
    scroll(100);
    expect(screen.getByRole('banner')).toHaveClass('stuck');
    scroll(0);
    expect(screen.getByRole('banner')).not.toHaveClass('stuck');
  });
});

it('has one way back, and a bar that is free at the top, with room at its end', () => {
  render(<PageBar title="Settings" backTo="/m/mine" onBack={() => undefined} trailing="?" />, {
    wrapper: MemoryRouter,
  });
  expect(screen.getByRole('link', { name: 'ui.back' })).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByRole('banner')).toHaveAttribute('class', 'bar');
  expect(screen.getByRole('banner')).toHaveTextContent('Settings?');
});
