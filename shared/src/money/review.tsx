import { useT } from '@foyer/shared/i18n';
import { Button } from '@foyer/shared/ui';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { type Fact, Facts } from './facts';
import styles from './money.module.css';

export interface ReviewProps {
  title: string;
  facts: readonly Fact[];
  /** Back to the form, which still holds what was typed. Absent while the wish is under way. */
  onBack?: (() => void) | undefined;
  /** The form of the last press. */
  children: ReactNode;
}

/** What will happen, before it does: a heading that has the focus, the facts, and a way back. */
export function Review({ title, facts, onBack, children }: ReviewProps) {
  const t = useT('shared');
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={styles.review} aria-labelledby={id}>
      <h2 ref={heading} id={id} tabIndex={-1} className={styles.heading}>
        {title}
      </h2>
      <Facts facts={facts} />
      {children}
      {onBack === undefined ? null : (
        <Button variant="link" full onClick={onBack}>
          {t('money.change')}
        </Button>
      )}
    </section>
  );
}
