import { useT } from '@foyer/shared/i18n';
import { Button, PlayIcon } from '@foyer/shared/ui';
import { Failure } from '../entrance/failure';
import { useTrial } from './use-trial';

/** Starts trial play from another page (S1-TRIAL-01). */
export function TrialButton() {
  const t = useT('account');
  const { start, busy, failure } = useTrial();
  return (
    <>
      <Button full busy={busy} icon={<PlayIcon size={20} />} onClick={start}>
        {t('trial.try')}
      </Button>
      {failure ? <Failure error={failure} /> : null}
    </>
  );
}
