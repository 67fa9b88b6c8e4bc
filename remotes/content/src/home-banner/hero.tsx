import type { Announcement } from '@foyer/shared/contract';
import { useT } from '@foyer/shared/i18n';
import { join } from '@foyer/shared/ui';
import { type KeyboardEvent, useState } from 'react';
import { toggleMotion, useReducedMotion, useStopped } from '../motion/motion-store';
import { useHeld } from '../motion/use-held';
import styles from './hero.module.css';
import { Slide } from './slide';
import { isRightToLeft, useCarousel } from './use-carousel';

const PREVIOUS = 'M14.5 6l-6 6 6 6';
const NEXT = 'M9.5 6l6 6-6 6';
const PAUSE = 'M9 6v12M15 6v12';
const PLAY = 'M9 6.5v11l8.5-5.5L9 6.5Z';

/** A round button for the keyboard, visible only while focused. */
function Step({ label, path, onClick }: { label: string; path: string; onClick: () => void }) {
  return (
    <button type="button" aria-label={label} className={join('visually-hidden', styles.step)} onClick={onClick}>
      <svg viewBox="0 0 24 24" aria-hidden="true" className={styles.sign}>
        <path d={path} />
      </svg>
    </button>
  );
}

/** Home's banners as a carousel; it stops while held, by its button, and with reduced motion. */
export function Hero({ banners }: { banners: readonly Announcement[] }) {
  const t = useT('content');
  const [ready, setReady] = useState(false);
  const still = useReducedMotion();
  const stopped = useStopped() || still;
  const { held, release, handlers } = useHeld();
  const count = banners.length;
  const { frame, plain, shown, running, previous, next } = useCarousel({ count, ready, stopped, held, still });

  const onKeyDown = ({ key }: KeyboardEvent) => {
    const forward = isRightToLeft() ? 'ArrowLeft' : 'ArrowRight';
    if (key === 'ArrowLeft' || key === 'ArrowRight') key === forward ? next() : previous();
  };
  return (
    <section
      aria-roledescription="carousel"
      aria-label={t('banner.label')}
      className={styles.hero}
      onKeyDown={count > 1 ? onKeyDown : undefined}
      {...handlers}
    >
      <div
        {...frame}
        className={styles.frame}
        onLoadCapture={() => setReady(true)}
        onErrorCapture={() => setReady(true)}
      >
        <div
          className={styles.track}
          data-plain={plain || undefined}
          data-side={shown.side}
          aria-live={running ? 'off' : 'polite'}
        >
          {banners.map((banner, index) => (
            <Slide
              key={banner.id}
              banner={banner}
              index={index}
              count={count}
              active={index === shown.active}
              gone={index === shown.gone}
              loads={ready || index === 0}
            />
          ))}
        </div>
      </div>
      {count > 1 ? (
        <div className={styles.controls}>
          <Step label={t('banner.previous')} path={PREVIOUS} onClick={previous} />
          <Step label={t('banner.next')} path={NEXT} onClick={next} />
          <span aria-hidden="true" className={styles.dots} data-running={running || undefined}>
            {banners.map((banner, index) => (
              <span key={banner.id} className={styles.dot} data-active={index === shown.active || undefined} />
            ))}
          </span>
          {still ? null : (
            <button
              type="button"
              aria-label={t(stopped ? 'banner.play' : 'banner.pause')}
              className={styles.pause}
              onClick={() => {
                toggleMotion();
                release();
              }}
            >
              <svg viewBox="0 0 24 24" aria-hidden="true" className={styles.sign}>
                <path d={stopped ? PLAY : PAUSE} />
              </svg>
            </button>
          )}
        </div>
      ) : null}
    </section>
  );
}
