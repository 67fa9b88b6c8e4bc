import { type IosVersion, iosVersion, isBelow, isIos } from '@foyer/shared/device';
import { useT } from '@foyer/shared/i18n';
import { Card, CloseIcon, HomeIcon, IconButton } from '@foyer/shared/ui';
import styles from './download.module.css';
import { ShareSign } from './share-sign';
import { Steps } from './steps';

/** From this iOS on the way to the home screen is the usual one (A067). */
const USUAL_FROM: IosVersion = [12, 2];

/** Whether this device has an iOS whose way was another one. */
function isOldIos(): boolean {
  const version = iosVersion();
  return version !== undefined && isBelow(version, USUAL_FROM);
}

interface HomeScreenCardProps {
  heading?: 'h2' | 'h3';
  /** Address of the merchant's profile for the home screen. */
  profile?: string | undefined;
  /** Puts the card away; without it, it stays. */
  onClose?: (() => void) | undefined;
}

/** How this device puts the site on its home screen, with a tip of its own for old versions of iOS (A067). */
export function HomeScreenCard({ heading: Heading = 'h3', profile, onClose }: HomeScreenCardProps) {
  const t = useT('content');
  const kind = isOldIos() ? 'old' : isIos() ? 'ios' : 'other';
  return (
    <Card className={styles.offer}>
      <div className={styles.head}>
        <HomeIcon className={styles.phone} />
        <Heading className={styles.title}>{t('download.home')}</Heading>
        {onClose ? (
          <IconButton
            label={t('guide.close')}
            icon={<CloseIcon size={20} />}
            onClick={onClose}
            className={styles.away}
          />
        ) : null}
      </div>
      <p className={styles.note}>{t(kind === 'old' ? 'download.homeOldNote' : 'download.homeNote')}</p>
      <Steps
        steps={[1, 2].map((step) => t(`download.home.${kind}${step}`))}
        sign={kind === 'other' ? null : <ShareSign />}
      />
      {profile === undefined ? null : (
        <a href={profile} target="_blank" rel="noopener noreferrer" className={styles.quiet}>
          {t('guide.profile')}
        </a>
      )}
    </Card>
  );
}
