import { imageUrl } from '@foyer/shared/api';
import type { Announcement } from '@foyer/shared/contract';
import { savesData } from '@foyer/shared/device';
import { flagStore } from '@foyer/shared/flags';
import { useT } from '@foyer/shared/i18n';
import { Link } from '@foyer/shared/router';
import { useStore } from '@foyer/shared/store';
import { Picture } from '@foyer/shared/ui';
import { useState } from 'react';
import { bannerTarget } from '../links/targets';
import styles from './hero.module.css';

interface SlideProps {
  banner: Announcement;
  index: number;
  count: number;
  active: boolean;
  /** It was shown before the one that is shown now. */
  gone: boolean;
  /** Whether its picture may load; the first always may, and for who saves data those that were shown. */
  loads: boolean;
}

/** A banner: picture, text over its calm part, and the merchant's link if any (A064, S2-BANNER-01). */
export function Slide({ banner, index, count, active, gone, loads }: SlideProps) {
  const t = useT('content');
  // A banner may be drawn before the merchant has said which pages are on.
  useStore(flagStore);
  const target = bannerTarget(banner.url);
  const [shown, setShown] = useState(active);
  if (active && !shown) setShown(true);
  // Where a browser knows no inert, what is not shown takes no focus either way.
  const tabIndex = active ? undefined : -1;
  const art = (
    <>
      {loads && (shown || !savesData()) && banner.image ? (
        <Picture src={imageUrl(banner.image)} alt="" ratio="16:8" eager={index === 0} className={styles.art} />
      ) : (
        <span className={styles.blank} />
      )}
      <span className={styles.words}>
        <bdi>{banner.title}</bdi>
      </span>
    </>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: the ARIA guide's carousel uses a group; a fieldset belongs to forms
    <div
      role="group"
      aria-roledescription="slide"
      aria-label={t('banner.slide', { index: index + 1, count })}
      aria-hidden={!active}
      inert={!active}
      data-active={active || undefined}
      data-gone={gone || undefined}
      className={styles.slide}
    >
      {target?.kind === 'page' ? (
        <Link to={target.to} tabIndex={tabIndex} draggable={false} className={styles.face}>
          {art}
        </Link>
      ) : target ? (
        <a
          href={target.href}
          target="_blank"
          rel="noopener noreferrer"
          tabIndex={tabIndex}
          draggable={false}
          className={styles.face}
        >
          {art}
          <span className="visually-hidden">, {t('banner.outside')}</span>
        </a>
      ) : (
        <span className={styles.face}>{art}</span>
      )}
    </div>
  );
}
