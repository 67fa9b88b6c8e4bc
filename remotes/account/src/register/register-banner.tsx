import { imageUrl } from '@foyer/shared/api';
import type { Announcement } from '@foyer/shared/contract';
import { useT } from '@foyer/shared/i18n';
import { readAddress } from '@foyer/shared/paths';
import { Link, sitePath } from '@foyer/shared/router';
import { join, Picture } from '@foyer/shared/ui';
import styles from './register-banner.module.css';

const isOfWeb = (url: string): boolean => /^https?:/i.test(url) && readAddress(url) !== undefined;

interface RegisterBannerProps {
  banner: Announcement;
  /** It comes after the page was drawn without it, so it fades in. */
  isLate: boolean;
}

/** A banner over the form: picture, text, and the merchant's link if any (S2-REGISTER-12, A064). */
export function RegisterBanner({ banner, isLate }: RegisterBannerProps) {
  const t = useT('account');
  const className = join(styles.banner, isLate && styles.late);
  const { title, image = '', url = '' } = banner;
  const art = (
    <>
      <Picture src={imageUrl(image)} alt="" ratio="16:8" eager className={styles.art} />
      <span className={styles.words}>{title}</span>
    </>
  );
  const path = url.startsWith('/') ? sitePath(url) : undefined;
  if (path !== undefined) {
    return (
      <Link to={path} className={className}>
        {art}
      </Link>
    );
  }
  if (!isOfWeb(url)) return <div className={className}>{art}</div>;
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" className={className}>
      {art}
      <span className="visually-hidden">, {t('register.outside')}</span>
    </a>
  );
}
