import { useT } from '@foyer/shared/i18n';
import { Badge, Button, GlobeIcon, Loading, PhoneIcon, Skeleton } from '@foyer/shared/ui';
import type { ReactNode } from 'react';
import styles from './access-row.module.css';

interface AccessRowProps {
  /** Browser and system. */
  device: string;
  current: boolean;
  /** Further facts, a line each. */
  lines: readonly ReactNode[];
  /** The button's text; its accessible name adds the device. */
  action: string;
  onEnd: () => void;
}

const isPhone = (device: string): boolean => /android|ios|iphone|ipad/i.test(device);

/** A session or device with the button that ends it; the current one is marked and has none. */
export function AccessRow({ device, current, lines, action, onEnd }: AccessRowProps) {
  const t = useT('account');
  return (
    <li className={styles.row}>
      <span className={styles.icon}>{isPhone(device) ? <PhoneIcon /> : <GlobeIcon />}</span>
      <div className={styles.words}>
        <p className={styles.name}>
          <bdi>{device}</bdi> {current ? <Badge tone="success">{t('security.current')}</Badge> : null}
        </p>
        {lines.map((line, index) => (
          <p key={index} className={styles.note}>
            {line}
          </p>
        ))}
      </div>
      {current ? null : (
        <Button size="small" aria-label={`${action}: ${device}`} onClick={onEnd}>
          {action}
        </Button>
      )}
    </li>
  );
}

/** Placeholder for the current session or device, which always exists. */
export const AccessRowSkeleton = () => (
  <li>
    <Loading className={styles.row}>
      <Skeleton className={styles.waitIcon} />
      <div className={styles.words}>
        <p className={styles.name}>
          <Skeleton className={styles.waitName} />
        </p>
        <p className={styles.name}>
          <Skeleton className={styles.waitNote} />
        </p>
        <p className={styles.name}>
          <Skeleton className={styles.waitNote} />
        </p>
      </div>
    </Loading>
  </li>
);
