import { ApiError } from '@foyer/shared/api';
import { useErrorText } from '@foyer/shared/ui';
import { GameSheets } from '../game-sheet/game-sheets';
import type { AttemptProps } from './attempt-props';
import { LaunchFailed } from './launch-failed';
import { NotOffered } from './not-offered';
import { OtherGames } from './other-games';
import { PurseSheet } from './purse-sheet';

type Shown = 'request' | 'title' | 'vendorName' | 'art' | 'onExit' | 'onAgain' | 'moved' | 'onMoved';
export type NotOpenedProps = Pick<AttemptProps, Shown> & { error: unknown };

/** What main holds, by a refusal of an empty purse. */
function mainOf({ value }: ApiError): string {
  return typeof value === 'object' && value !== null && 'main' in value ? String(value.main) : '0';
}

/** Why the platform did not open a game, each reason with its own way on (B036). */
export function NotOpened({ error, request, ...game }: NotOpenedProps) {
  const textOf = useErrorText();
  const code = error instanceof ApiError ? error.code : undefined;
  if (code === 'permission.denied') return <NotOffered text={textOf(error)} gameType={request.gameType} />;
  if (error instanceof ApiError && code === 'purse.empty') {
    return <PurseSheet {...game} vendor={request.vassalage} main={mainOf(error)} />;
  }
  return (
    <LaunchFailed title={textOf(error)} onRetry={game.onAgain}>
      {code === 'vendor.maintenance' ? (
        <GameSheets>
          <OtherGames gameType={request.gameType} without={request.vassalage} />
        </GameSheets>
      ) : null}
    </LaunchFailed>
  );
}
