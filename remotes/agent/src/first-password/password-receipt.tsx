import { bus } from '@foyer/shared/bus';
import { text, useT } from '@foyer/shared/i18n';
import { type Fact, Facts } from '@foyer/shared/money';
import { copied } from '@foyer/shared/sharing';
import { Button, CheckIcon } from '@foyer/shared/ui';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import styles from './first-password.module.css';

interface PasswordReceiptProps {
  readonly title: string;
  readonly username: string;
  /** Undefined when the page was left before the answer came: then nobody knows it any more. */
  readonly password: string | undefined;
  /** Said where nobody knows the password. */
  readonly gone: string;
  /** Besides name and password. */
  readonly facts?: readonly Fact[];
  /** Ways to go on. */
  readonly children: ReactNode;
}

/** Name and first password of an account, for this one time (B023). */
export function PasswordReceipt({ title, username, password, gone, facts = [], children }: PasswordReceiptProps) {
  const t = useT('agent');
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef<HTMLDivElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const copy = async () => {
    if (await copied(`${t('account.name')}: ${username}\n${t('account.password')}: ${password}`))
      bus.emit('toast:show', { text: text('agent', 'links.copied'), kind: 'success' });
    else if (shown.current) getSelection()?.selectAllChildren(shown.current);
  };
  const known = password === undefined ? [] : [{ name: t('account.password'), value: <bdi>{password}</bdi> }];
  return (
    <section aria-labelledby={id} className={styles.receipt}>
      <span className={styles.sign}>
        <CheckIcon size={32} />
      </span>
      <h2 ref={heading} id={id} tabIndex={-1} className={styles.heading}>
        {title}
      </h2>
      <p role="status" className={styles.note}>
        {password === undefined ? gone : t('account.once')}
      </p>
      <div ref={shown} className={styles.facts}>
        <Facts facts={[{ name: t('account.name'), value: <bdi>{username}</bdi> }, ...known, ...facts]} />
      </div>
      {password === undefined ? null : (
        <Button variant="primary" full onClick={() => void copy()}>
          {t('account.copy')}
        </Button>
      )}
      {children}
    </section>
  );
}
