import { MemoryRouter } from '@foyer/shared/router';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Badge } from '../card/badge';
import { List, ListRow } from './list';

it('has rows that are links, buttons or plain text', async () => {
  const press = jest.fn();
  render(
    <MemoryRouter>
      <List heading="Account">
        <ListRow to="/m/record" title="Betting record" note="Seven days" />
        <ListRow onPress={press} title="Language" trailing="English" />
        <ListRow title="Version" trailing="1.0.0" />
      </List>
    </MemoryRouter>,
  );
  const rows = within(screen.getByRole('region', { name: 'Account' })).getAllByRole('listitem');
  expect(rows).toHaveLength(3);
  expect(screen.getByRole('link', { name: /Betting record/ })).toHaveAttribute('href', '/m/record');
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
