import { useT } from '@foyer/shared/i18n';
import { useState } from 'react';
import { Attempt } from './attempt';
import type { AttemptProps } from './attempt-props';
import { LaunchFailed } from './launch-failed';

export type StageProps = Omit<AttemptProps, 'onLate' | 'onAgain' | 'moved' | 'onMoved'>;

/**
 * Tries to open a game, as often as the member asks, each time with a ticket of its own. A try that is over is dropped with its
 * answer, so that a late one opens nothing (B036).
 */
export function Stage(props: StageProps) {
  const t = useT('games');
  const [{ tries, isLate }, setTries] = useState({ tries: 1, isLate: false });
  const [moved, setMoved] = useState<string>();
  const again = () => setTries({ tries: tries + 1, isLate: false });
  if (isLate) return <LaunchFailed title={t('launch.late')} onRetry={again} />;
  return (
    <Attempt
      key={tries}
      {...props}
      visit={`${props.visit}/${tries}`}
      onLate={() => setTries({ tries, isLate: true })}
      onAgain={again}
      moved={moved}
      onMoved={(amount) => {
        setMoved(amount);
        again();
      }}
    />
  );
}
