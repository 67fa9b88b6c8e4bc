import { fireEvent, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Avatar } from './avatar';

it('shows the picture, and the letter where there is none or it does not come', () => {
  const { container, rerender } = render(<Avatar name="mali" src="/art/avatar/3.svg" />);
  const picture = () => container.querySelector('img');
  expect(picture()).toHaveAttribute('src', '/art/avatar/3.svg');
  expect(picture()).toHaveAttribute('draggable', 'false');
  fireEvent.error(picture()!);
  expect(picture()).toBeNull();
  expect(container).toHaveTextContent('M');
  rerender(<Avatar name="mali" src="/art/avatar/4.svg" />);
  expect(picture()).toHaveAttribute('src', '/art/avatar/4.svg');
  rerender(<Avatar name="mali" />);
  expect(container).toHaveTextContent('M');
});

it('shows the sign of a person where there is neither picture nor name', () => {
  const { container, rerender } = render(<Avatar />);
  const sign = () => container.querySelector('svg');
  expect([sign()?.getAttribute('class'), container.textContent]).toEqual(['icon size20', '']);
  rerender(<Avatar size="large" name="  " src="" />);
  expect([sign()?.getAttribute('class'), container.textContent]).toEqual(['icon size32', '']);
  rerender(<Avatar name=" lek" src="" />);
  expect([sign(), container.textContent]).toEqual([null, 'L']);
});

it('is of medium size unless said, with a picture and without', () => {
  const look = (avatar: ReactElement) => render(avatar).container.firstElementChild?.className;
  expect(look(<Avatar name="mali" />)).toBe('avatar medium');
  expect(look(<Avatar name="mali" src="/3.svg" className="own" />)).toBe('avatar medium own');
  expect(look(<Avatar name="mali" size="small" />)).toBe('avatar small');
});
