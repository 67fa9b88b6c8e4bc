import { useQuery } from '@foyer/shared/query';
import { useNavigate } from '@foyer/shared/router';
import { useEffect, useState } from 'react';
import { useAddRecent } from '../recent/add-recent';
import type { AttemptProps } from './attempt-props';
import { Curtain } from './curtain';
import { GameFrame } from './game-frame';
import { launchQuery } from './get-launch';
import { launchAddressOf } from './launch-address';
import { LaunchFailed } from './launch-failed';
import styles from './launch-game.module.css';
import { NotOpened } from './not-opened';
import { SessionOver } from './session-over';
import { useDeadline } from './use-deadline';
import { useRefreshOnLeave } from './use-refresh-on-leave';

/** One try: loads the game's address and opens it in its way. Only a game that opened is added to the recent ones (A083, B036). */
export function Attempt(props: AttemptProps) {
  const { visit, request, title, art, onExit, onStake, onTitle, onOpen, onLate, onAgain } = props;
  const { gameType, vassalage, gameId, nodeId, showChoice } = request;
  const navigate = useNavigate();
  const [loaded, setLoaded] = useState(false);
  const [isOver, setOver] = useState(false);
  const { data, error } = useQuery(launchQuery({ gameType, vassalage, gameId, nodeId, showChoice }, visit));
  const { mutate: addRecent } = useAddRecent();
  const address = data && launchAddressOf(data, window.location.href);
  const page = address?.kind === 'page' ? address.path : undefined;
  const elsewhere = address?.kind === 'tab' ? address.href : undefined;
  const isOpen = loaded || page !== undefined || elsewhere !== undefined;
  useDeadline(!isOpen && error === null && address?.kind !== 'empty', onLate);
  useRefreshOnLeave(loaded);

  useEffect(() => {
    if (isOpen && nodeId !== undefined) addRecent({ nodeId, vendor: vassalage });
  }, [isOpen, nodeId, vassalage, addRecent]);

  useEffect(() => {
    if (page !== undefined) navigate(page, { replace: true });
    if (elsewhere !== undefined) window.open(elsewhere, '_self');
  }, [page, elsewhere, navigate]);

  if (error !== null) {
    const { vendorName, moved, onMoved } = props;
    const game = { request, title, vendorName, art, moved, onExit, onAgain, onMoved };
    return <NotOpened error={error} {...game} />;
  }
  if (address?.kind === 'empty') return <LaunchFailed onRetry={onAgain} />;
  const opened = () => {
    if (loaded) return;
    setLoaded(true);
    onOpen();
  };
  return (
    <div className={styles.stage}>
      {address?.kind === 'frame' ? (
        <GameFrame
          href={address.href}
          origin={address.origin}
          title={title}
          onExit={onExit}
          onOver={() => setOver(true)}
          onStake={onStake}
          onTitle={onTitle}
          onLoad={opened}
        />
      ) : null}
      {loaded ? null : <Curtain title={title} art={art} />}
      {isOver ? <SessionOver onLogin={onAgain} /> : null}
    </div>
  );
}
