import type { Contract } from '@foyer/shared/contract';
import { isAgent } from '@foyer/shared/flags';
import { useT } from '@foyer/shared/i18n';
import { Facts } from '@foyer/shared/money';
import { HOME } from '@foyer/shared/paths';
import { dayText, stampText } from '@foyer/shared/report';
import { memberType, useSession } from '@foyer/shared/session';
import { Card, CheckIcon, LinkButton } from '@foyer/shared/ui';
import { useEffect, useId, useRef } from 'react';
import styles from './contracts.module.css';

/** What the answer was, and from when on it counts. */
export function ContractReceipt({ contract }: { contract: Contract }) {
  const t = useT('agent');
  const id = useId();
  const type = useSession(memberType);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { kind, state, startsAt, firstDay, decidedAt } = contract;
  const accepted = state === 'accepted';
  const facts = [
    { name: t('contract.kind'), value: t(`contract.${kind}.title`) },
    ...(decidedAt === undefined ? [] : [{ name: t('contract.answered'), value: stampText(decidedAt) }]),
    ...(accepted
      ? [{ name: t('contract.from'), value: kind === 'hourSalary' ? stampText(startsAt) : dayText(firstDay, 'full') }]
      : []),
  ];
  return (
    <section aria-labelledby={id}>
      <Card className={styles.receipt}>
        <span className={styles.sign} data-accepted={accepted || undefined}>
          <CheckIcon size={32} />
        </span>
        <h2 ref={heading} id={id} tabIndex={-1} className={styles.heading}>
          {t(`contract.done.${accepted ? 'accepted' : 'refused'}`)}
        </h2>
        <p role="status" className={styles.note}>
          {t(`contract.done.${accepted ? 'accepted' : 'refused'}Note`)}
        </p>
        <Facts facts={facts} />
        {isAgent(type) ? (
          <LinkButton to="/m/agent" full>
            {t('contract.toAgency')}
          </LinkButton>
        ) : (
          <LinkButton to={HOME} full>
            {t('contract.toHome')}
          </LinkButton>
        )}
      </Card>
    </section>
  );
}
