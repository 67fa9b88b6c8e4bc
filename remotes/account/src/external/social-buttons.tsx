import { bus } from '@foyer/shared/bus';
import { useFlag } from '@foyer/shared/flags';
import { useT } from '@foyer/shared/i18n';
import { useMutation } from '@foyer/shared/query';
import { Button } from '@foyer/shared/ui';
import { Failure } from '../entrance/failure';
import { sendLogin } from '../entrance/send-login';
import { withProof } from './external-login';
import { demandToken, type ExternalVerification, type SocialChannel } from './external-verification';
import styles from './social-buttons.module.css';
import { marks } from './social-icons';
import { useStartedExternal } from './use-external';

const nobody = { username: '', password: '', captcha: '' } as const;

/** Logs in with the service's proof; without a proof nothing is sent (S8-ERRORS-08). */
async function logInBy(service: ExternalVerification, channel: SocialChannel) {
  const idToken = demandToken(await service.signIn(channel));
  return sendLogin(withProof(nobody, { channel, idToken }));
}

/**
 * Log-in by external accounts (S1-LOGIN-03): each button needs its flag, and all need the started service (S2-LOGIN-11,
 * S2-LOGIN-12, S2-REGISTER-04). Renders nothing without any.
 */
export function SocialButtons() {
  const t = useT('account');
  const flags = { facebook: useFlag('FACEBOOKLOGIN3'), google: useFlag('GOOGLELOGIN3') };
  const channels = (['facebook', 'google'] as const).filter((channel) => flags[channel]);
  const service = useStartedExternal(channels.length > 0);
  const { mutate, isPending, isSuccess, error, variables } = useMutation({
    mutationFn: ({ by, channel }: { by: ExternalVerification; channel: SocialChannel }) => logInBy(by, channel),
    retry: false,
    networkMode: 'always',
    onSuccess: (login) => bus.emit('session:start', { login }),
  });
  if (!service) return null;
  const busy = isPending || isSuccess;
  return (
    <div className={styles.social}>
      <p className={styles.or}>{t('external.or')}</p>
      <div className={styles.buttons}>
        {channels.map((channel) => (
          <Button
            key={channel}
            icon={marks[channel]}
            className={styles.button}
            busy={busy && variables?.channel === channel}
            disabled={busy && variables?.channel !== channel}
            onClick={() => mutate({ by: service, channel })}
          >
            {t(`external.${channel}`)}
          </Button>
        ))}
      </div>
      {error ? <Failure error={error} /> : null}
    </div>
  );
}
