import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorPanel } from './error-panel';
import { NoData } from './no-data';
import { Loading, Skeleton } from './skeleton';

jest.mock('@foyer/shared/i18n', () => ({ useT: () => (key: string) => key }));

it('NoData shows an image and a text, and offers the next step', async () => {
  const { rerender } = render(<NoData />);
  await proves('S2-NODATA-01', () => {
    expect(screen.getByRole('img')).toBeVisible();
    expect(screen.getByText('ui.noData')).toBeVisible();
  });
  rerender(<NoData text="No rounds yet" action={<a href="/m/gameList">Find a game</a>} />);
  expect(screen.getByText('No rounds yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Find a game' })).toBeVisible();
});

it('ErrorPanel says what and where, and tries again', async () => {
  const retry = jest.fn();
  const { rerender } = render(<ErrorPanel title="No matches" detail="games 1.4.0" onRetry={retry} />);
  expect(screen.getByRole('alert')).toHaveTextContent('No matches');
  expect(screen.getByRole('alert')).toHaveTextContent('games 1.4.0');
  await userEvent.click(screen.getByRole('button', { name: 'ui.retry' }));
  expect(retry).toHaveBeenCalledTimes(1);
  rerender(<ErrorPanel onRetry={retry} busy />);
  expect(screen.getByRole('alert')).toHaveTextContent('ui.failed');
  await userEvent.click(screen.getByRole('button', { name: 'ui.retry' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

it('Loading is said once, whatever is drawn', () => {
  const { container } = render(
    <Loading>
      <Skeleton count={3} />
      <Skeleton shape="tile" />
    </Loading>,
  );
  expect(screen.getAllByRole('status')).toHaveLength(1);
  expect(screen.getByRole('status')).toHaveTextContent('ui.loading');
  expect(container.querySelectorAll('[aria-hidden="true"]')).toHaveLength(4);
});
