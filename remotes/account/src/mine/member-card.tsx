import { useFlag } from '@foyer/shared/flags';
import { useT } from '@foyer/shared/i18n';
import { Link } from '@foyer/shared/router';
import type { SessionInfo, StoredMember } from '@foyer/shared/session';
import { Badge, ChevronRightIcon } from '@foyer/shared/ui';
import { useState } from 'react';
import { HeadIconButton } from '../head-icon/head-icon-button';
import styles from './member-card.module.css';
import { registeredDays } from './registered-days';

interface MemberCardProps {
  session: SessionInfo;
  member: StoredMember | undefined;
}

/** The member: picture, name, account, VIP level if any, and days since registration (S2-MINE-25 to S2-MINE-27). */
export function MemberCard({ session, member }: MemberCardProps) {
  const t = useT('account');
  const opensBenefits = useFlag('VIPBENEFIT3');
  const [now] = useState(Date.now);
  const account = member?.account ?? session.userName;
  const name = member?.nickname || account;
  const days = registeredDays(member?.regDate, now);
  const words = (
    <span className={styles.words}>
      <span className={styles.line}>
        <strong className={styles.name}>{name}</strong>
        {member?.vipLevel ? <Badge tone="lantern">{member.vipLevel}</Badge> : null}
      </span>
      {name === account ? null : <span className={styles.note}>{t('mine.account', { account })}</span>}
      {days === undefined ? null : <span className={styles.note}>{t('mine.days', { count: days, days })}</span>}
    </span>
  );
  return (
    <div className={styles.card}>
      <HeadIconButton name={name} path={member?.headIcon} />
      {/* S2-MINE-28: the card is a link only where the merchant shows VIP levels. */}
      {opensBenefits ? (
        <Link to="/m/member/benefits" className={styles.lead}>
          {words}
          <ChevronRightIcon size={20} className={styles.chevron} />
        </Link>
      ) : (
        words
      )}
    </div>
  );
}
