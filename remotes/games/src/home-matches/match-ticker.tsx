import type { HotMatch } from '@foyer/shared/contract';
import { useT } from '@foyer/shared/i18n';
import { Icon, IconButton } from '@foyer/shared/ui';
import { type CSSProperties, useState } from 'react';
import { useStill } from '../motion/use-still';
import { MatchRow } from './match-row';
import styles from './match-ticker.module.css';
import { ROTATION, useRotation } from './use-rotation';

export interface MatchTickerProps {
  matches: readonly HotMatch[];
  /** Holds the ticker, e.g. while the pop-up is open. */
  held: boolean;
  onOpen: () => void;
}

const keyOf = (match: HotMatch) => `${match.vendor}/${match.roomId}`;

/**
 * One match at a time, turning upwards (S2-HOTMATCH-01). Still with reduced motion; everybody can stop and start it.
 */
export function MatchTicker({ matches, held, onOpen }: MatchTickerProps) {
  const t = useT('games');
  const still = useStill();
  const [chosen, setChosen] = useState<boolean>();
  const playing = chosen ?? !still;
  const { at, gliding } = useRotation(matches.length, playing && !held);
  const [first] = matches;
  const rows = first === undefined || matches.length < 2 ? matches : [...matches, first];
  const place = { '--at': at, '--speed': gliding ? `${ROTATION.speed}ms` : '0ms' } as CSSProperties;
  return (
    <div className={styles.ticker}>
      <button type="button" className={styles.window} onClick={onOpen}>
        <span className={styles.track} style={place} data-testid="match-track">
          {rows.map((match, index) => (
            <span
              key={index === matches.length ? 'again' : keyOf(match)}
              aria-hidden={index !== at}
              className={styles.item}
            >
              {Math.abs(index - at) <= 1 ? <MatchRow match={match} /> : null}
            </span>
          ))}
        </span>
      </button>
      {matches.length < 2 ? null : (
        <IconButton
          label={t(playing ? 'matches.pause' : 'matches.play')}
          icon={
            playing ? (
              <Icon size={16} d="M8.500 5v14M15.500 5v14" />
            ) : (
              <Icon size={16} solid="M8 5.500v13l10.500-6.500Z" />
            )
          }
          onClick={() => setChosen(!playing)}
          className={styles.hold}
        />
      )}
    </div>
  );
}
