import { imageUrl } from '@foyer/shared/api';
import type { Activity } from '@foyer/shared/contract';
import { CardLink, join, Picture } from '@foyer/shared/ui';
import { activityAddress } from './activity-address';
import styles from './activity-card.module.css';
import { ActivityFacts } from './activity-facts';

interface ActivityCardProps {
  activity: Activity;
  /** Whether the card is visible at first, so that its picture loads at once. */
  eager: boolean;
}

/** An activity in the list: picture, title, sentence and period; a link to its page. */
export function ActivityCard({ activity, eager }: ActivityCardProps) {
  const { id, title, summary, image, status } = activity;
  return (
    <CardLink to={activityAddress(id)} flush>
      {image ? (
        <Picture
          src={imageUrl(image)}
          alt=""
          ratio="16:8"
          eager={eager}
          className={join(styles.art, status === 'ended' && styles.over)}
        />
      ) : null}
      <span className={styles.words}>
        <ActivityFacts activity={activity} />
        <span className={styles.title}>
          <bdi>{title}</bdi>
        </span>
        <span className={styles.summary}>
          <bdi>{summary}</bdi>
        </span>
      </span>
    </CardLink>
  );
}
