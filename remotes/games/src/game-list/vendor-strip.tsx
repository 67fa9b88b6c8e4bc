import { imageUrl } from '@foyer/shared/api';
import type { Vendor } from '@foyer/shared/contract';
import { useT } from '@foyer/shared/i18n';
import { ChevronLeftIcon, ChevronRightIcon, IconButton, join, Picture } from '@foyer/shared/ui';
import { startTransition, useEffect, useOptimistic, useRef, useState } from 'react';
import { scrollBehaviour } from '../motion/use-still';
import styles from './vendor-strip.module.css';

/** Number of visible logos, and the step of the buttons (S9-CONST-09, S2-GAMELIST-04). */
export const PER_VIEW = 4;

/** Time in ms without scrolling after which the strip is at rest. */
const REST = 120;

export interface VendorStripProps {
  vendors: readonly Vendor[];
  /** Codes of the selected vendors. */
  chosen: readonly string[];
  /** @returns the codes that are selected then */
  onToggle: (code: string) => readonly string[];
}

function viewsOf(vendors: readonly Vendor[]): Vendor[][] {
  const count = Math.ceil(vendors.length / PER_VIEW);
  return Array.from({ length: count }, (_, view) => vendors.slice(view * PER_VIEW, (view + 1) * PER_VIEW));
}

/** Vendor logos, four at a time; moved by swipes or by buttons, which are disabled at the ends (A079). A press shows before its list is drawn (decision 118). */
export function VendorStrip({ vendors, chosen, onToggle }: VendorStripProps) {
  const t = useT('games');
  const track = useRef<HTMLDivElement>(null);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [view, setView] = useState(0);
  const views = viewsOf(vendors);
  // Those of the address come with the list.
  const [marked, mark] = useOptimistic(chosen);

  const goTo = (next: number) => {
    setView(next);
    const { current } = track;
    const towards = document.documentElement.dir === 'rtl' ? -1 : 1;
    current?.scrollTo?.({ left: towards * next * current.clientWidth, behavior: scrollBehaviour() });
  };
  /** Detects the end of a swipe by a pause, because many phones' browsers do not report when scrolling ends. */
  const follow = () => {
    clearTimeout(rest.current);
    rest.current = setTimeout(() => {
      const { current } = track;
      if (current !== null && current.clientWidth > 0)
        setView(Math.round(Math.abs(current.scrollLeft) / current.clientWidth));
    }, REST);
  };
  useEffect(() => () => clearTimeout(rest.current), []);

  return (
    <div className={styles.strip}>
      <IconButton
        label={t('list.previousVendors')}
        icon={<ChevronLeftIcon size={20} />}
        disabled={view === 0}
        onClick={() => goTo(view - 1)}
      />
      <div ref={track} className={styles.track} onScroll={follow}>
        {views.map((group, index) => (
          <ul key={group[0]?.vassalage} aria-hidden={index !== view} inert={index !== view} className={styles.view}>
            {group.map(({ vassalage, mobileSmallIcon, accountTypeName }) => (
              <li key={vassalage}>
                <button
                  type="button"
                  aria-pressed={marked.includes(vassalage)}
                  aria-label={accountTypeName}
                  // Where a browser knows no inert, what is not shown takes no focus either way.
                  tabIndex={index === view ? undefined : -1}
                  onClick={() => startTransition(() => mark(onToggle(vassalage)))}
                  className={join(styles.vendor, marked.includes(vassalage) && styles.chosen)}
                >
                  <Picture
                    src={imageUrl(mobileSmallIcon)}
                    alt=""
                    ratio="1:1"
                    eager={index === 0}
                    className={styles.logo}
                  />
                  <span className={styles.name}>{accountTypeName}</span>
                </button>
              </li>
            ))}
          </ul>
        ))}
      </div>
      <IconButton
        label={t('list.nextVendors')}
        icon={<ChevronRightIcon size={20} />}
        disabled={view >= views.length - 1}
        onClick={() => goTo(view + 1)}
      />
    </div>
  );
}
