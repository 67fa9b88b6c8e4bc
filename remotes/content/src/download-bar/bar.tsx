import { siteConfig } from '@foyer/shared/api';
import type { SystemStatus } from '@foyer/shared/contract';
import { useT } from '@foyer/shared/i18n';
import { Avatar, CloseIcon, IconButton, LinkButton } from '@foyer/shared/ui';
import type { CSSProperties } from 'react';
import styles from './bar.module.css';
import { barColours } from './colours';

interface BarProps {
  /** Address of the app's icon. The site's first letter stands in for a missing one. */
  icon: string | undefined;
  template: SystemStatus['info']['mobileTemplate'] | undefined;
  onClose: () => void;
}

/** The app's icon, the merchant's line about it, the way to the downloads, and a cross (S2-DOWNLOADBAR-01 to 04). */
export function Bar({ icon, template, onClose }: BarProps) {
  const t = useT('content');
  const colours = barColours(template?.app_background, template?.app_desc_font_color);
  const own = colours && ({ '--bar-ground': colours.ground, '--bar-ink': colours.ink } as CSSProperties);
  return (
    <section
      aria-label={t('download.title')}
      className={styles.bar}
      data-own={own !== undefined || undefined}
      style={own}
    >
      <Avatar name={siteConfig().name} src={icon} className={styles.icon} />
      <p className={styles.words}>{template?.app_desc || t('download.lead')}</p>
      <LinkButton to="/m/download" variant="primary" size="small" className={styles.get}>
        {t('download.get')}
      </LinkButton>
      <IconButton
        label={t('downloadBar.close')}
        icon={<CloseIcon size={20} />}
        onClick={onClose}
        className={styles.close}
      />
    </section>
  );
}
