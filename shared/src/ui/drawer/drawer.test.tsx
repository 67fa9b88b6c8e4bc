import { act, fireEvent, render, screen } from '@testing-library/react';
import { Drawer } from './drawer';

jest.mock('@foyer/shared/i18n', () => ({ useT: () => (key: string) => key }));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('is a modal known by its title, closed by its button and the escape key', () => {
  const close = jest.fn();
  render(
    <Drawer open title="Language" onClose={close}>
      <p>Thai</p>
    </Drawer>,
  );
  act(() => jest.advanceTimersByTime(400));
  expect(screen.getByRole('dialog', { name: 'Language' })).toHaveTextContent('Thai');
  fireEvent.click(screen.getByRole('button', { name: 'ui.close' }));
  expect(close).toHaveBeenCalledTimes(1);
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  expect(close).toHaveBeenCalledTimes(2);
});
