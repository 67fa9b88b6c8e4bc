import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy, startTransition, useState } from 'react';
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

it('Chip that is off is put on, unless it is disabled', async () => {
  const press = jest.fn();
  const chip = (disabled: boolean) => (
    <Chip pressed={false} onPress={press} disabled={disabled} icon="*">
      Hot
    </Chip>
  );
  const { rerender } = render(chip(true));
  await userEvent.click(screen.getByRole('button', { name: '* Hot', pressed: false }));
  expect(press).not.toHaveBeenCalled();
  rerender(chip(false));
  await userEvent.click(screen.getByRole('button'));
  expect(press).toHaveBeenCalledWith(true);
});

it('SegmentedControl marks one alone, in one frame or as chips', async () => {
  const more = [...items, { value: 'month', label: '30 days', disabled: true }] as const;
  const change = jest.fn();
  const control = (look?: 'chips') => (
    <SegmentedControl label="Range" items={more} value="week" onChange={change} look={look} />
  );
  const { container, rerender } = render(control());
  const drawn = () => [...container.querySelectorAll('fieldset, label')].map(({ className }) => className);
  expect(drawn()).toEqual(['segments', 'segment', 'segment', 'segment']);
  expect(screen.getAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked)).toEqual([false, true, false]);
  await userEvent.click(screen.getByText('30 days'));
  expect(change).not.toHaveBeenCalled();
  rerender(control('chips'));
  expect(drawn()).toEqual(['chips', 'chip', 'chip', 'chip']);
});

it('SegmentedControl keeps what was pressed while its page is still being drawn', async () => {
  let arrive = (_: { default: () => null }) => {};
  const file = new Promise<{ default: () => null }>((resolve) => {
    arrive = resolve;
  });
  const Week = lazy(() => file);
  function Page() {
    const [value, setValue] = useState<'today' | 'week'>('today');
    return (
      <>
        <SegmentedControl
          label="Range"
          items={items}
          value={value}
          onChange={(next) => startTransition(() => setValue(next))}
        />
        <output>{value}</output>
        {value === 'week' ? <Week /> : null}
      </>
    );
  }
  render(<Page />);
  await userEvent.click(screen.getByText('7 days'));
  expect(screen.getByRole('status')).toHaveTextContent('today');
  expect(screen.getByRole('radio', { name: '7 days' })).toBeChecked();
  await act(async () => arrive({ default: () => null }));
  expect(screen.getByRole('status')).toHaveTextContent('week');
  expect(screen.getByRole('radio', { name: '7 days' })).toBeChecked();
});
