import { render } from '@testing-library/react';
import { LoadMore } from './load-more';

type Tell = (entries: readonly { readonly isIntersecting: boolean }[]) => void;

describe('the end of a list', () => {
  it('loads on when it came near before the browser told that it was far', () => {
    let tell: Tell = () => undefined;
    class Observer {
      constructor(heard: Tell) {
        tell = heard;
      }
      observe() {}
      disconnect() {}
    }
    Object.defineProperty(globalThis, 'IntersectionObserver', { configurable: true, value: Observer });
    const onMore = jest.fn();
    render(<LoadMore busy={false} onMore={onMore} />);
    tell([{ isIntersecting: true }, { isIntersecting: false }]);
    expect(onMore).not.toHaveBeenCalled();
    tell([{ isIntersecting: false }, { isIntersecting: true }]);
    expect(onMore).toHaveBeenCalledTimes(1);
  });
});
