import { useT } from '@foyer/shared/i18n';
import { Button, PlayIcon } from '@foyer/shared/ui';
import { Refusal } from '../entrance/refusal';
import { useTrial } from './use-trial';

/** Test play from another page: the same as its own page does (S1-TRIAL-01). */
export function TrialButton() {
  const t = useT('account');
  const { start, busy, failure } = useTrial();
  return (
    <>
      <Button full busy={busy} icon={<PlayIcon size={20} />} onClick={start}>
        {t('trial.try')}
      </Button>
      {failure ? <Refusal error={failure} /> : null}
    </>
  );
}
