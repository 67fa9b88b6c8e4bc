import { bus } from '@foyer/shared/bus';
import { text, useT } from '@foyer/shared/i18n';
import { Facts } from '@foyer/shared/money';
import { Button, CheckIcon } from '@foyer/shared/ui';
import { useEffect, useId, useRef } from 'react';
import { copied } from './copied';
import styles from './links.module.css';
import type { OpenedAccount } from './open-account';

interface AccountReceiptProps {
  readonly opened: OpenedAccount;
  /** Undefined when the page was left before the answer came: then nobody knows it any more. */
  readonly password: string | undefined;
  readonly onAnother: () => void;
}

/** Name and first password of an account that was just opened, for this one time (B023). */
export function AccountReceipt({ opened, password, onAnother }: AccountReceiptProps) {
  const t = useT('agent');
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef<HTMLDivElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { username, kind } = opened;
  const copy = async () => {
    if (await copied(`${t('account.name')}: ${username}\n${t('account.password')}: ${password}`))
      bus.emit('toast:show', { text: text('agent', 'links.copied'), kind: 'success' });
    else if (shown.current) getSelection()?.selectAllChildren(shown.current);
  };
  const known = password === undefined ? [] : [{ name: t('account.password'), value: <bdi>{password}</bdi> }];
  return (
    <section aria-labelledby={id} className={styles.opened}>
      <span className={styles.sign}>
        <CheckIcon size={32} />
      </span>
      <h2 ref={heading} id={id} tabIndex={-1} className={styles.heading}>
        {t('account.opened')}
      </h2>
      <p role="status" className={styles.note}>
        {t(password === undefined ? 'account.gone' : 'account.once')}
      </p>
      <div ref={shown} className={styles.facts}>
        <Facts
          facts={[
            { name: t('account.name'), value: <bdi>{username}</bdi> },
            ...known,
            { name: t('account.kind'), value: t(`links.${kind}`) },
          ]}
        />
      </div>
      {password === undefined ? null : (
        <Button variant="primary" full onClick={() => void copy()}>
          {t('account.copy')}
        </Button>
      )}
      <Button full onClick={onAnother}>
        {t('account.another')}
      </Button>
    </section>
  );
}
