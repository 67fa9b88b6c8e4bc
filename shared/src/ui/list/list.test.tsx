import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { Badge } from '../card/badge';
import { List, ListRow } from './list';

it('has rows that are links, buttons or plain text', async () => {
  const press = jest.fn();
  render(
    <MemoryRouter>
      <List heading="Account">
        <ListRow to="/m/gameRecord" title="Betting record" note="Seven days" />
        <ListRow onPress={press} title="Language" trailing="English" />
        <ListRow title="Version" trailing="1.0.0" />
      </List>
    </MemoryRouter>,
  );
  const rows = within(screen.getByRole('region', { name: 'Account' })).getAllByRole('listitem');
  expect(rows).toHaveLength(3);
  expect(screen.getByRole('link', { name: /Betting record/ })).toHaveAttribute('href', '/m/gameRecord');
  await userEvent.click(screen.getByRole('button', { name: /Language/ }));
  expect(press).toHaveBeenCalledTimes(1);
  expect(within(rows[2]!).queryByRole('button')).not.toBeInTheDocument();
  expect(rows[2]).toHaveTextContent('Version1.0.0');
});

it.each([
  [1, '1'],
  [99, '99'],
  [100, '99+'],
])('Badge shows %d as %s', (count, text) => {
  render(<Badge count={count} />);
  expect(screen.getByText(text)).toBeInTheDocument();
});

it('Badge shows nothing at 0', () => {
  const { container } = render(<Badge count={0} dot />);
  expect(container).toBeEmptyDOMElement();
});

it('draws in a row what it was given, and an arrow where the row leads on', () => {
  const parts = (row: ReactElement) => {
    const { container, unmount } = render(row, { wrapper: MemoryRouter });
    const names = ['span.icon', 'span.note', 'span.trailing', 'svg.chevron'];
    const drawn = names.filter((name) => container.querySelector(name));
    unmount();
    return drawn;
  };
  expect(parts(<ListRow title="Version" />)).toEqual([]);
  expect(parts(<ListRow title="Version" icon="*" note="new" trailing="1.0" />)).toEqual([
    'span.icon',
    'span.note',
    'span.trailing',
  ]);
  expect(parts(<ListRow title="Record" to="/m/gameRecord" />)).toEqual(['svg.chevron']);
  expect(parts(<ListRow title="Language" onPress={() => undefined} />)).toEqual(['svg.chevron']);
});

it('has no heading without one, and its label is said before it', () => {
  const { rerender } = render(<List label="Settings">none</List>);
  expect(screen.getByRole('region', { name: 'Settings' })).toBeVisible();
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  rerender(
    <List label="Settings" heading="Account">
      none
    </List>,
  );
  expect(screen.getByRole('region', { name: 'Settings' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Account' })).toBeVisible();
});
