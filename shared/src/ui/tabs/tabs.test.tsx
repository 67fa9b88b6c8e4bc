import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactElement, useState } from 'react';
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

it('tells which tab belongs to the panel, and tells nothing where that one is pressed again', async () => {
  const change = jest.fn();
  const { rerender } = render(
    <Tabs label="Games" items={items} value="hot" onChange={change}>
      Hot games
    </Tabs>,
  );
  const tab = (name: string) => screen.getByRole('tab', { name });
  const panel = screen.getByRole('tabpanel', { name: 'Hot' });
  expect(tab('Hot')).toHaveAttribute('aria-controls', panel.id);
  expect(tab('All')).not.toHaveAttribute('aria-controls');
  expect([tab('All'), tab('Hot')].map(({ ariaSelected, tabIndex }) => [ariaSelected, tabIndex])).toEqual([
    ['false', -1],
    ['true', 0],
  ]);
  await userEvent.click(tab('Hot'));
  expect(change).not.toHaveBeenCalled();
  rerender(<Tabs label="Games" items={items} value="hot" onChange={change} />);
  expect(screen.queryByRole('tabpanel')).not.toBeInTheDocument();
  expect(tab('Hot')).not.toHaveAttribute('aria-controls');
});

it('is marked by a line, or by a lit pill', () => {
  const look = (tabs: ReactElement) => {
    const list = render(tabs).container.querySelector('[role="tablist"]');
    return [list?.className, list?.querySelectorAll('.indicator').length];
  };
  expect(look(<Tabs label="Games" items={items} value="all" onChange={() => undefined} />)).toEqual(['list line', 1]);
  expect(look(<Tabs label="Games" items={items} value="all" onChange={() => undefined} look="pill" />)).toEqual([
    'list pill',
    0,
  ]);
});

describe('the way of the keyboard through the tabs', () => {
  const row = (value: string, first = false) => (
    <>
      <Tabs
        label="Games"
        items={[
          { value: 'all', label: 'All', disabled: first },
          { value: 'hot', label: 'Hot', badge: '!' },
          { value: 'lotto', label: 'Lotto' },
        ]}
        value={value}
        onChange={() => undefined}
      />
      <button type="button">After</button>
    </>
  );
  const focused = () => document.activeElement?.textContent;

  it('begins at the tab it walked to, and at the picked one once it has left the row', async () => {
    render(row('hot'));
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    expect(focused()).toBe('Lotto');
    expect(screen.getAllByRole('tab').map(({ tabIndex }) => tabIndex)).toEqual([-1, -1, 0]);
    await userEvent.tab();
    expect(focused()).toBe('After');
    await userEvent.tab({ shift: true });
    expect(focused()).toBe('Hot!');
  });

  it.each(['all', 'none'])('begins at the first that is usable where %s is picked', async (value) => {
    render(row(value, true));
    await userEvent.tab();
    expect(focused()).toBe('Hot!');
  });

  it('leaves alone what is not for it: other keys, and those of the browser', () => {
    render(row('hot'));
    const hot = screen.getByRole('tab', { name: 'Hot!' });
    act(() => hot.focus());
    for (const held of [{ altKey: true }, { ctrlKey: true }, { metaKey: true }]) {
      expect(fireEvent.keyDown(hot, { key: 'ArrowRight', ...held })).toBe(true);
    }
    for (const key of ['ArrowDown', 'a', 'Enter']) expect(fireEvent.keyDown(hot, { key })).toBe(true);
    expect(fireEvent.keyDown(screen.getByRole('tablist'), { key: 'ArrowRight' })).toBe(true);
    expect(focused()).toBe('Hot!');
    expect(fireEvent.keyDown(hot, { key: 'ArrowRight' })).toBe(false);
    expect(focused()).toBe('Lotto');
  });
});
