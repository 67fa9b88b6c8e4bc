import { type RefObject, type TouchEvent, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { Swiper } from 'swiper';
import { useLate } from '../use-late';
import styles from './hero.module.css';

/** Time per slide in ms (S9-CONST-02, S2-BANNER-02). */
const SLIDE_MS = 5000;
/** Time of a change in ms, that of pages (S9-CONST-29). */
const SPEED_MS = 300;
/** A finger that moves by this share of the frame changes the slide, with the library or before it is there. */
const SWIPE_SHARE = 0.2;

interface CarouselOptions {
  count: number;
  /** The first slide is painted. */
  ready: boolean;
  /** Slides do not change automatically, because the visitor stopped them or prefers less motion. */
  stopped: boolean;
  /** A finger, pointer or the focus is on the carousel. */
  held: boolean;
  /** Slides change without animation. */
  still: boolean;
}

/** The slide that is shown and, after a change without the library, the one that left and the side where the new one came in. */
interface Shown {
  readonly active: number;
  readonly gone?: number;
  readonly side?: 'left' | 'right';
}

export interface Carousel {
  /** Spread on the frame, whose only child is the track of slides. */
  readonly frame: {
    readonly ref: RefObject<HTMLDivElement | null>;
    readonly onTouchStart: (event: TouchEvent) => void;
    readonly onTouchEnd: (event: TouchEvent) => void;
  };
  /** Whether the library is not there, so that styles place the slides. */
  readonly plain: boolean;
  readonly shown: Shown;
  /** Whether slides change automatically now. */
  readonly running: boolean;
  readonly previous: () => void;
  readonly next: () => void;
}

const load = () => import(/* webpackChunkName: "carousel" */ 'swiper');

export const isRightToLeft = (): boolean => getComputedStyle(document.documentElement).direction === 'rtl';

/**
 * A looping carousel; automatic with more than one slide (S2-BANNER-02, S2-BANNER-03). The library is for a slide that follows a
 * finger or a pointer: it comes when a hand or the focus is on the carousel, and takes over at the slide that is shown. Until then, and
 * where it does not load, slides change by state and styles (decision 108).
 */
export function useCarousel({ count, ready, stopped, held, still }: CarouselOptions): Carousel {
  const frame = useRef<HTMLDivElement>(null);
  const [swiper, setSwiper] = useState<Swiper>();
  const [shown, setShown] = useState<Shown>({ active: 0 });
  const { active } = shown;
  const several = ready && count > 1;
  const library = useLate(several && held, load);

  const begin = useEffectEvent(({ Swiper }: Awaited<ReturnType<typeof load>>, element: HTMLElement) => {
    const made = new Swiper(element, {
      initialSlide: active,
      loop: true,
      speed: SPEED_MS,
      longSwipesRatio: SWIPE_SHARE,
      wrapperClass: styles['track'] ?? '',
      slideClass: styles['slide'] ?? '',
      on: { realIndexChange: ({ realIndex }) => setShown({ active: realIndex }) },
    });
    setSwiper(made);
    return made;
  });
  // Before the next paint, so that slides which the library has placed are not placed by styles besides.
  useLayoutEffect(() => {
    if (!library || !frame.current) return;
    const made = begin(library, frame.current);
    return () => {
      made.destroy();
      setSwiper(undefined);
    };
  }, [library]);

  const turn = (by: 1 | -1) => {
    const speed = still ? 0 : SPEED_MS;
    if (swiper) by === 1 ? swiper.slideNext(speed) : swiper.slidePrev(speed);
    else
      setShown({
        active: (active + by + count) % count,
        gone: active,
        side: (by === 1) === isRightToLeft() ? 'left' : 'right',
      });
  };

  const running = several && !stopped && !held;
  const onTime = useEffectEvent(() => turn(1));
  // The time starts again with every slide, also after a swipe.
  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(onTime, SLIDE_MS);
    return () => clearTimeout(timer);
  }, [running, active]);

  const previous = () => turn(-1);
  const next = () => turn(1);
  /** Where a finger came down that the library has not seen. */
  const from = useRef<number>(undefined);
  return {
    frame: {
      ref: frame,
      onTouchStart: ({ touches }) => {
        from.current = swiper || touches.length > 1 ? undefined : touches[0]?.clientX;
      },
      onTouchEnd: ({ changedTouches, currentTarget }) => {
        const [start, end] = [from.current, changedTouches[0]?.clientX];
        from.current = undefined;
        if (start === undefined || end === undefined) return;
        if (Math.abs(end - start) < currentTarget.clientWidth * SWIPE_SHARE) return;
        end < start !== isRightToLeft() ? next() : previous();
      },
    },
    plain: !swiper,
    shown,
    running,
    previous,
    next,
  };
}
