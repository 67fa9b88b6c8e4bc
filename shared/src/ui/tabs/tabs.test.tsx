import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Tabs } from './tabs';

const items = [
  { value: 'all', label: 'All' },
  { value: 'hot', label: 'Hot' },
] as const;

function Sample() {
  const [value, setValue] = useState<'all' | 'hot'>('all');
  return (
    <Tabs label="Games" items={items} value={value} onChange={setValue}>
      <p>Games of {value}</p>
    </Tabs>
  );
}

it('shows what belongs to the picked tab', async () => {
  render(<Sample />);
  expect(screen.getByRole('tablist', { name: 'Games' })).toBeInTheDocument();
  expect(screen.getByRole('tab', { name: 'All' })).toHaveAttribute('aria-selected', 'true');
  await userEvent.click(screen.getByRole('tab', { name: 'Hot' }));
  expect(screen.getByRole('tabpanel', { name: 'Hot' })).toHaveTextContent('Games of hot');
});

it('is walked with the arrow keys', async () => {
  render(<Sample />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}{Enter}');
  expect(screen.getByRole('tab', { name: 'Hot' })).toHaveAttribute('aria-selected', 'true');
});

it.each([
  ['ltr', '{ArrowLeft}', 'Lotto'],
  ['ltr', '{End}', 'Lotto'],
  ['ltr', '{End}{ArrowRight}', 'All'],
  ['ltr', '{End}{Home}', 'All'],
  ['rtl', '{ArrowLeft}', 'Hot'],
])('goes round, from end to end, and by the way of reading: %s %s', async (dir, keys, name) => {
  const more = [...items, { value: 'off', label: 'Off', disabled: true }, { value: 'lotto', label: 'Lotto' }];
  render(
    <div dir={dir}>
      <Tabs label="Games" items={more} value="all" onChange={() => undefined} />
    </div>,
  );
  await userEvent.tab();
  await userEvent.keyboard(keys);
  expect(screen.getByRole('tab', { name })).toHaveFocus();
  await userEvent.tab();
  expect(document.body).toHaveFocus();
});
