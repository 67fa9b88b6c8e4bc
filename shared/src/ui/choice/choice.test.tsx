import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Chip, SegmentedControl } from './choice';

const items = [
  { value: 'today', label: 'Today' },
  { value: 'week', label: '7 days' },
] as const;

it('SegmentedControl is one of a few', async () => {
  const change = jest.fn();
  render(<SegmentedControl label="Range" items={items} value="today" onChange={change} />);
  expect(screen.getByRole('group', { name: 'Range' })).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'Today' })).toBeChecked();
  await userEvent.click(screen.getByText('7 days'));
  expect(change).toHaveBeenCalledWith('week');
});

it('Chip is on or off', async () => {
  const press = jest.fn();
  render(
    <Chip pressed onPress={press}>
      Hot
    </Chip>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Hot', pressed: true }));
  expect(press).toHaveBeenCalledWith(false);
});
