import { imageUrl } from '@foyer/shared/api';
import type { HotMatch } from '@foyer/shared/contract';
import { BallIcon } from '@foyer/shared/ui';
import { useState } from 'react';
import styles from './match-row.module.css';
import { matchTimeText } from './match-time';

function Side({ name, crest }: { name: string; crest: string }) {
  const [failed, setFailed] = useState(false);
  return (
    <span className={styles.side}>
      {failed ? (
        <BallIcon size={32} className={styles.crest} />
      ) : (
        <img
          src={imageUrl(crest)}
          alt=""
          width={36}
          height={36}
          decoding="async"
          draggable={false}
          className={styles.crest}
          onError={() => setFailed(true)}
        />
      )}
      <span className={styles.team}>{name}</span>
    </span>
  );
}

/** Two teams with their crests and the kick-off between them (S2-HOTMATCH-02). */
export function MatchRow({ match }: { match: HotMatch }) {
  return (
    <span className={styles.row}>
      <Side name={match.homeTeam} crest={match.homeTeamImageUrl} />
      <span className={styles.middle}>
        <span className={styles.league}>{match.league}</span>
        <time className={styles.time} dateTime={isoOf(match.matchTime)}>
          {matchTimeText(match.matchTime)}
        </time>
      </span>
      <Side name={match.awayTeam} crest={match.awayTeamImageUrl} />
    </span>
  );
}

function isoOf(time: number | string): string | undefined {
  const date = new Date(time);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}
