import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { Badge } from './badge';
import { Card, CardLink } from './card';

it('CardLink is one link, and a long press on it does not follow it', () => {
  jest.useFakeTimers();
  const longPress = jest.fn();
  render(
    <MemoryRouter>
      <CardLink to="/m/launchGame?id=7" label="Golden Lantern" onLongPress={longPress}>
        Play
      </CardLink>
    </MemoryRouter>,
  );
  const link = screen.getByRole('link', { name: 'Golden Lantern' });
  expect(link).toHaveAttribute('href', '/m/launchGame?id=7');
  fireEvent(link, new MouseEvent('pointerdown', { bubbles: true, button: 0 }));
  act(() => jest.advanceTimersByTime(130));
  expect(link).toHaveAttribute('data-pressed', 'true');
  act(() => jest.advanceTimersByTime(370));
  expect(longPress).toHaveBeenCalledTimes(1);
  expect(fireEvent.click(link)).toBe(false);
  jest.useRealTimers();
});

it('Card is plain and has inner space unless said', () => {
  const look = (card: ReactElement) => render(card, { wrapper: MemoryRouter }).container.firstElementChild;
  expect(look(<Card>Rates</Card>)).toHaveAttribute('class', 'card plain');
  expect(look(<Card look="lit" flush className="own" />)).toHaveAttribute('class', 'card lit flush own');
  const link = look(<CardLink to="/m/home">Home</CardLink>);
  expect(link).toHaveAttribute('class', 'card plain press');
  expect(link).not.toHaveAttribute('data-pressed');
  expect(link).toHaveTextContent('Home');
  expect(look(<CardLink to="/m/home" look="lit" flush children="Home" />)).toHaveAttribute(
    'class',
    'card lit press flush',
  );
});

describe('Badge', () => {
  const drawn = (badge: ReactElement) => render(badge).container.firstElementChild;

  it('may say a word, and alerts unless said', () => {
    expect(drawn(<Badge>New</Badge>)).toHaveTextContent('New');
    expect(drawn(<Badge>New</Badge>)).toHaveAttribute('class', 'badge word alert');
    expect(drawn(<Badge tone="quiet">New</Badge>)).toHaveAttribute('class', 'badge word quiet');
  });

  it('writes counts from the left, words as the page does', () => {
    expect(drawn(<Badge count={7} />)).toHaveAttribute('dir', 'ltr');
    expect(drawn(<Badge>New</Badge>)).not.toHaveAttribute('dir');
  });

  it('may be a dot alone, as long as there is something to count', () => {
    expect(drawn(<Badge dot count={3} />)).toHaveAttribute('class', 'dot alert');
    expect(drawn(<Badge dot />)).toBeEmptyDOMElement();
    for (const count of [0, -1]) expect(drawn(<Badge dot count={count} />)).toBeNull();
  });
});
