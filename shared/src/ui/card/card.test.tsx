import { MemoryRouter } from '@foyer/shared/router';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { CardLink } from './card';

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
