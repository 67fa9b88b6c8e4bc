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

it.each([
  ['3:4', 'tall'],
  ['16:8', 'hero'],
  ['1:1', 'square'],
  ['4:3', 'broad'],
  ['16:9', 'wide'],
] as const)('keeps a box of %s, and what lies on the picture', (ratio, look) => {
  const { container } = render(
    <Picture src="/a.svg" alt="" ratio={ratio}>
      Hot
    </Picture>,
  );
  expect(container.firstElementChild).toHaveAttribute('class', `box ${look}`);
  expect(container).toHaveTextContent('Hot');
});

it('fades in as it comes, and gives way without a trace where it had nothing to say', () => {
  const { container } = render(<Picture src="/a.svg" alt="" ratio="1:1" />);
  const image = screen.getByRole('presentation');
  expect(image).toHaveAttribute('data-shown', 'false');
  expect(image).toHaveAttribute('draggable', 'false');
  expect(image).toHaveAttribute('fetchpriority', 'auto');
  fireEvent.load(image);
  expect(image).toHaveAttribute('data-shown', 'true');
  fireEvent.error(image);
  expect(container.firstElementChild).toBeEmptyDOMElement();
});

it('is seen at once when it is the largest of a page, decoded with it', () => {
  render(<Picture src="/a.svg" alt="" ratio="1:1" eager />);
  expect(screen.getByRole('presentation')).toHaveAttribute('data-shown', 'true');
  expect(screen.getByRole('presentation')).toHaveAttribute('decoding', 'auto');
});

it.each([
  ['has come already', true, 640, 'true'],
  ['is under way', false, 640, 'false'],
  ['has failed already', true, 0, 'false'],
])('is seen at once when it %s', (_, complete, width, shown) => {
  const known = [
    jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(complete),
    jest.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(width),
  ];
  const { unmount } = render(<Picture src="/a.svg" alt="" ratio="1:1" />);
  expect(screen.getByRole('presentation')).toHaveAttribute('data-shown', shown);
  unmount();
  for (const one of known) one.mockRestore();
});
