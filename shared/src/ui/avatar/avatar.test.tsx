import { fireEvent, render } from '@testing-library/react';
import { Avatar } from './avatar';

it('shows the picture, and the letter where there is none or it does not come', () => {
  const { container, rerender } = render(<Avatar name="mali" src="/art/avatar/3.svg" />);
  const picture = () => container.querySelector('img');
  expect(picture()).toHaveAttribute('src', '/art/avatar/3.svg');
  fireEvent.error(picture()!);
  expect(picture()).toBeNull();
  expect(container).toHaveTextContent('M');
  rerender(<Avatar name="mali" src="/art/avatar/4.svg" />);
  expect(picture()).toHaveAttribute('src', '/art/avatar/4.svg');
  rerender(<Avatar name="mali" />);
  expect(container).toHaveTextContent('M');
});
