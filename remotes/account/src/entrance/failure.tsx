import { ApiError } from '@foyer/shared/api';
import { useT } from '@foyer/shared/i18n';
import { WarningIcon } from '@foyer/shared/ui';
import { useDurationText } from '../waiting/duration-text';
import { retryAfterOf } from '../waiting/retry-after';
import styles from './failure.module.css';
import { useFailureText } from './failure-text';

interface FailureProps {
  readonly error: Error | null;
  /** Remaining seconds of a demanded wait; 0 when over or none. */
  readonly seconds?: number;
  /** Added for an unknown member or wrong password, without revealing which (A108). */
  readonly unknownHint?: string | undefined;
}

const isUnknown = (error: Error): boolean => error instanceof ApiError && error.code === 'member.not.exist';

/** The error of the last attempt, read out at once. */
export function Failure({ error, seconds = 0, unknownHint }: FailureProps) {
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

/** The countdown; screen readers get its begin and end only. */
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
