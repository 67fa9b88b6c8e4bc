import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Swiper } from 'swiper';
import { insist } from '../insist';
import styles from './hero.module.css';

/** Time per slide in ms (S9-CONST-02, S2-BANNER-02). */
const SLIDE_MS = 5000;

interface CarouselOptions {
  count: number;
  /** The first slide is painted, so the library may load. Until then the first slide is plain HTML. */
  ready: boolean;
  /** Slides do not change automatically. */
  paused: boolean;
  /** Slides change without animation. */
  still: boolean;
}

export interface Carousel {
  /** The frame whose only child is the track of slides. */
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly active: number;
  /** Whether slides change automatically now. */
  readonly running: boolean;
  readonly previous: () => void;
  readonly next: () => void;
}

/** A looping carousel; automatic with more than one slide (S2-BANNER-02, S2-BANNER-03). */
export function useCarousel({ count, ready, paused, still }: CarouselOptions): Carousel {
  const frame = useRef<HTMLDivElement>(null);
  const [swiper, setSwiper] = useState<Swiper>();
  const [active, setActive] = useState(0);

  useEffect(() => {
    if (!ready || count < 2) return;
    let made: Swiper | undefined;
    let gone = false;
    const start = async () => {
      const { Swiper } = await insist(() => import('swiper'));
      if (gone || !frame.current) return;
      made = new Swiper(frame.current, {
        loop: true,
        speed: 300,
        longSwipesRatio: 0.2,
        wrapperClass: styles['track'] ?? '',
        slideClass: styles['slide'] ?? '',
        on: { realIndexChange: ({ realIndex }) => setActive(realIndex) },
      });
      setSwiper(made);
    };
    // Without the library the first slide stays; the error is reported.
    start().catch((error: unknown) => reportError(error));
    return () => {
      gone = true;
      made?.destroy();
      setSwiper(undefined);
    };
  }, [ready, count]);

  const running = swiper !== undefined && !paused;
  // The time starts again with every slide, also after a swipe.
  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(() => swiper?.slideNext(still ? 0 : 300), SLIDE_MS);
    return () => clearTimeout(timer);
  }, [swiper, running, still, active]);

  const speed = still ? 0 : 300;
  return {
    frame,
    active,
    running,
    previous: () => swiper?.slidePrev(speed),
    next: () => swiper?.slideNext(speed),
  };
}
