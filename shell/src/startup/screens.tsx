import { bus } from '@foyer/shared/bus';
import { useT } from '@foyer/shared/i18n';
import { HOME, plainPath } from '@foyer/shared/paths';
import { useLocation, useNavigate } from '@foyer/shared/router';
import { Button, HeadsetIcon, RefreshIcon } from '@foyer/shared/ui';
import { prepareChat } from '../layout/service-chat';
import { GateArt, LadderArt, TornArt } from './art';
import { screenPaths } from './screen-paths';
import { startUp, useStartUp } from './start-up';
import { StateScreen } from './state-screen';

interface ScreenProps {
  titleId?: string | undefined;
}

/** The screen that an address always shows, whatever the site's state. */
export const screenOf = (pathname: string): ClosedState | undefined => {
  const screensByPath: Readonly<Record<string, ClosedState>> = screenPaths;
  return screensByPath[plainPath(pathname)];
};

/** Asks the platform again. A screen with its own address leads home when all is well. */
function useCheckAgain() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { checking } = useStartUp();
  const check = async () => {
    const state = await startUp();
    if (state === 'app' && screenOf(pathname)) navigate(HOME, { replace: true });
  };
  return { checking, check: () => void check() };
}

function Maintenance({ titleId }: ScreenProps) {
  const t = useT('shell');
  const { checking, check } = useCheckAgain();
  return (
    <StateScreen
      art={<LadderArt />}
      titleId={titleId}
      title={t('maintenance.title')}
      text={t('maintenance.text')}
      action={
        <Button variant="primary" busy={checking} icon={<RefreshIcon size={20} />} onClick={check}>
          {t('maintenance.check')}
        </Button>
      }
    />
  );
}

function Restricted({ titleId }: ScreenProps) {
  const t = useT('shell');
  return (
    <StateScreen
      art={<GateArt />}
      titleId={titleId}
      title={t('restricted.title')}
      text={t('restricted.text')}
      action={
        <Button icon={<HeadsetIcon size={20} />} onPointerDown={prepareChat} onClick={() => bus.emit('service:open')}>
          {t('footer.service')}
        </Button>
      }
    />
  );
}

/** The platform does not answer, or the shell failed: then `onRetry` replaces asking again. */
export function ServiceError({ titleId, onRetry }: ScreenProps & { onRetry?: (() => void) | undefined }) {
  const t = useT('shell');
  const { checking, check } = useCheckAgain();
  return (
    <StateScreen
      art={<TornArt />}
      titleId={titleId}
      title={t('failed.title')}
      text={t('failed.text')}
      action={
        <Button variant="primary" busy={checking} icon={<RefreshIcon size={20} />} onClick={onRetry ?? check}>
          {t('failed.retry')}
        </Button>
      }
    />
  );
}

const screens = { maintenance: Maintenance, restricted: Restricted, failed: ServiceError } as const;

export type ClosedState = keyof typeof screens;

/** The screen of a start-up state other than `app` (S4-STARTUP-02 to 04). */
export function StartUpScreen({ state, titleId }: { state: ClosedState } & ScreenProps) {
  const Screen = screens[state];
  return <Screen titleId={titleId} />;
}
