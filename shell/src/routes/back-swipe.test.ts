import { createSwipeMark, isBackSwipe } from './back-swipe';

describe('isBackSwipe', () => {
  it('needs more than 100 px sideways, or a start outside of the window', () => {
    expect(isBackSwipe(10, 110, 375)).toBe(false);
    expect(isBackSwipe(10, 110.5, 375)).toBe(true);
    expect(isBackSwipe(300, 199, 375)).toBe(true);
    expect(isBackSwipe(-1, -1, 375)).toBe(true);
    expect(isBackSwipe(376, 376, 375)).toBe(true);
    expect(isBackSwipe(0, 0, 375)).toBe(false);
  });
});

describe('the mark of a swipe', () => {
  const setUp = () => {
    let time = 0;
    const mark = createSwipeMark(() => time);
    return { mark, pass: (ms: number) => (time += ms) };
  };

  it('counts once, for a second', () => {
    const { mark, pass } = setUp();
    mark.start(5, 375);
    mark.move(140, 375);
    pass(1000);
    expect(mark.take()).toBe(true);
    expect(mark.take()).toBe(false);
  });

  it('is gone after a second', () => {
    const { mark, pass } = setUp();
    mark.start(5, 375);
    mark.move(140, 375);
    pass(1001);
    expect(mark.take()).toBe(false);
  });

  it('is not made by a tap', () => {
    const { mark } = setUp();
    mark.start(5, 375);
    mark.move(60, 375);
    expect(mark.take()).toBe(false);
  });
});
