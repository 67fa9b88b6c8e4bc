import type { Game } from '@foyer/shared/contract';
import { useT } from '@foyer/shared/i18n';
import { useQuery } from '@foyer/shared/query';
import { LinkButton } from '@foyer/shared/ui';
import { vendorsQuery } from '../catalogue/get-vendors';
import { launchPath } from '../launch/launch-path';
import { prizeModeOf } from '../launch/prize-mode';
import { targetOf } from '../launch/use-launch';

/** A visitor's way to try a game with play money: the trial's own page, which then leads on to the game (A003). */
export function TryLink({ game }: { game: Game }) {
  const t = useT('games');
  const { data } = useQuery(vendorsQuery());
  const path = launchPath(targetOf(game), prizeModeOf(data));
  return (
    <LinkButton full to={`/m/trail?${new URLSearchParams({ to: path })}`}>
      {t('sheet.try')}
    </LinkButton>
  );
}
