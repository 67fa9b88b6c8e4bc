import { useQuery } from '@foyer/shared/query';
import { useNavigate } from '@foyer/shared/router';
import { useEffect, useState } from 'react';
import type { LaunchRequest } from '../launch/launch-request';
import { useAddRecent } from '../recent/add-recent';
import { Curtain } from './curtain';
import { GameFrame } from './game-frame';
import { launchQuery } from './get-launch';
import { launchAddressOf } from './launch-address';
import { LaunchFailed } from './launch-failed';
import styles from './launch-game.module.css';

export interface StageProps {
  visit: string;
  request: LaunchRequest;
  title: string;
  art: string | undefined;
  onExit: () => void;
  onStake: (stake: string) => void;
  onTitle: (title: string) => void;
}

/** Loads the game's address, adds the game to the recent ones, and opens it in its way. */
export function Stage({ visit, request, title, art, onExit, onStake, onTitle }: StageProps) {
  const { gameType, vassalage, gameId, nodeId, showChoice } = request;
  const navigate = useNavigate();
  const [loaded, setLoaded] = useState(false);
  const { data, error, isFetching, refetch } = useQuery(
    launchQuery({ gameType, vassalage, gameId, nodeId, showChoice }, visit),
  );
  const { mutate: addRecent } = useAddRecent();
  const address = data && launchAddressOf(data, window.location.href);
  const kind = address?.kind;
  const page = address?.kind === 'page' ? address.path : undefined;
  const elsewhere = address?.kind === 'tab' ? address.href : undefined;

  useEffect(() => {
    if (kind !== undefined && kind !== 'empty' && nodeId !== undefined) addRecent({ nodeId, vendor: vassalage });
  }, [kind, nodeId, vassalage, addRecent]);

  useEffect(() => {
    if (page !== undefined) navigate(page, { replace: true });
    if (elsewhere !== undefined) window.open(elsewhere, '_self');
  }, [page, elsewhere, navigate]);

  if (error !== null) return <LaunchFailed error={error} busy={isFetching} onRetry={() => refetch()} />;
  if (kind === 'empty') return <LaunchFailed busy={isFetching} onRetry={() => refetch()} />;
  return (
    <div className={styles.stage}>
      {address?.kind === 'frame' ? (
        <GameFrame
          href={address.href}
          origin={address.origin}
          title={title}
          onExit={onExit}
          onStake={onStake}
          onTitle={onTitle}
          onLoad={() => setLoaded(true)}
        />
      ) : null}
      {loaded ? null : <Curtain title={title} art={art} />}
    </div>
  );
}
