import { fireEvent, render, screen } from '@testing-library/react';
import { Picture } from './picture';

it('keeps its meaning when the picture does not come, and tries another source', () => {
  const { rerender } = render(<Picture src="/a.svg" alt="Golden Lantern" ratio="3:4" />);
  const image = screen.getByRole('img', { name: 'Golden Lantern' });
  expect(image).toHaveAttribute('loading', 'lazy');
  expect(image).toHaveAttribute('decoding', 'async');
  fireEvent.error(image);
  expect(screen.getByRole('img', { name: 'Golden Lantern' })).not.toHaveAttribute('src');
  rerender(<Picture src="/b.svg" alt="Golden Lantern" ratio="3:4" />);
  expect(screen.getByRole('img', { name: 'Golden Lantern' })).toHaveAttribute('src', '/b.svg');
});

it('loads the largest picture of a page at once', () => {
  render(<Picture src="/hero.avif" alt="" ratio="16:8" eager />);
  const image = screen.getByRole('presentation');
  expect(image).toHaveAttribute('loading', 'eager');
  expect(image).toHaveAttribute('fetchpriority', 'high');
});
