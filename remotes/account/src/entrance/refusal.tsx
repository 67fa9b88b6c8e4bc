import { ApiError } from '@foyer/shared/api';
import { useT } from '@foyer/shared/i18n';
import { WarningIcon } from '@foyer/shared/ui';
import { useDurationText } from '../waiting/duration-text';
import { retryAfterOf } from '../waiting/retry-after';
import { useFailureText } from './failure-text';
import styles from './refusal.module.css';

interface RefusalProps {
  readonly error: Error | null;
  /** Seconds that are left of the wait that the refusal asks for; 0 when it is over, or asks for none. */
  readonly seconds?: number;
  /** Said besides where the platform found no such member, or did not believe their password: it tells nobody which (A108). */
  readonly unknownHint?: string | undefined;
}

const isUnknown = (error: Error): boolean => error instanceof ApiError && error.code === 'member.not.exist';

/** What is said of the last attempt; the room for it opens when there is something to say. Read out at once. */
export function Refusal({ error, seconds = 0, unknownHint }: RefusalProps) {
  const sayOf = useFailureText();
  const wait = retryAfterOf(error);
  return (
    <div role="alert">
      {error === null ? null : (
        <p className={styles.reason}>
          <WarningIcon size={20} />
          {wait === undefined ? (
            <span>
              {sayOf(error)}
              {unknownHint !== undefined && isUnknown(error) ? ` ${unknownHint}` : ''}
            </span>
          ) : (
            <Wait whole={wait} left={seconds} />
          )}
        </p>
      )}
    </div>
  );
}

/** The wait counts down for the eye alone: read out are its begin and its end, not every second of it. */
function Wait({ whole, left }: { readonly whole: number; readonly left: number }) {
  const t = useT('account');
  const durationOf = useDurationText();
  if (left === 0) return <span>{t('login.waitOver')}</span>;
  return (
    <span>
      <span className="visually-hidden">{t('login.wait', { time: durationOf(whole) })}</span>
      <span aria-hidden="true" className={styles.wait}>
        {t('login.wait', { time: durationOf(left) })}
      </span>
    </span>
  );
}
