import { ApiError } from '@foyer/shared/api';
import { useT } from '@foyer/shared/i18n';
import { Button, ErrorPanel, join, LinkButton, useErrorText } from '@foyer/shared/ui';
import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { Checking, isUnderWay } from './checking';
import styles from './money.module.css';
import type { MoneySubmit } from './use-money-submit';

export interface MoneyFormProps {
  money: Pick<MoneySubmit, 'state' | 'error' | 'sendAgain' | 'checkAgain' | 'leave'>;
  /** Checks the fields and calls `submit`, or goes on to the review. */
  onSubmit: () => void;
  submitLabel: string;
  /** A reason of the page why nothing can be sent now; the button is off. */
  disabled?: boolean | undefined;
  /** Between fields and button: a summary. */
  summary?: ReactNode | undefined;
  className?: string | undefined;
  children?: ReactNode | undefined;
}

/** Refusals that the security center can help with (B015). */
const helpedBySecurity = ['payment.password.unset', 'payment.password.locked'];

/** Why the wish was refused, and where to go with it. */
function Refused({ error }: { error: unknown }) {
  const t = useT('shared');
  const textOf = useErrorText();
  const isHelped = error instanceof ApiError && helpedBySecurity.includes(error.code);
  return (
    <>
      <ErrorPanel look="inline" title={textOf(error)} />
      {isHelped ? (
        <LinkButton to="/m/securityCenter" full>
          {t('money.toSecurity')}
        </LinkButton>
      ) : null}
    </>
  );
}

/** A held Enter key submits a form again and again. */
function ignoreHeldEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.repeat) event.preventDefault();
}

/**
 * A form that moves money, and everything that can become of it but the receipt: busy button, refusal above it, "Checking…" in its
 * place, the choice after 20 s. The fields keep what was typed and are locked while a wish is under way.
 */
export function MoneyForm({ money, onSubmit, submitLabel, disabled, summary, className, children }: MoneyFormProps) {
  const underWay = isUnderWay(money);
  const end = useRef<HTMLDivElement>(null);
  const { error } = money;
  useEffect(() => {
    // The refusal and the button scroll into view together, not covered by the footer.
    if (error !== undefined) end.current?.scrollIntoView({ block: 'nearest' });
  }, [error]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (money.state === 'ready' && disabled !== true) onSubmit();
  };
  return (
    <form noValidate className={join(styles.form, className)} onSubmit={submit} onKeyDown={ignoreHeldEnter}>
      <fieldset disabled={underWay} className={styles.fields}>
        {children}
      </fieldset>
      <div ref={end} className={styles.end}>
        {summary}
        {underWay ? (
          <Checking money={money} />
        ) : (
          <>
            {error === undefined ? null : <Refused error={error} />}
            <Button type="submit" variant="primary" full busy={money.state === 'sending'} disabled={disabled}>
              {submitLabel}
            </Button>
          </>
        )}
      </div>
    </form>
  );
}
