import { countText, dateText, stampText, useT } from '@foyer/shared/i18n';
import { Link } from '@foyer/shared/router';
import { Badge, Button, Money } from '@foyer/shared/ui';
import { type MembersFilter, writeFilter } from './members-filter';
import type { TeamMember } from './members-source';
import styles from './team-members.module.css';

const TRIAL = 4;
/** Types without an agency (B008). */
const PLAYERS: readonly number[] = [0, TRIAL, 40];

interface MemberRowProps {
  member: TeamMember;
  filter: MembersFilter;
  currency: string;
  onSend: (memberId: number) => void;
  onRenew: (username: string) => void;
}

/**
 * What an agent looks for in a member. The name opens when there is somebody below; money goes to direct members alone, and so does a
 * new first password, until they have chosen one.
 */
export function MemberRow({ member, filter, currency, onSend, onRenew }: MemberRowProps) {
  const t = useT('agent');
  const {
    memberId,
    username,
    type,
    registeredAt,
    seenAt,
    online,
    balance,
    team,
    direct,
    firstPassword,
    path = [],
  } = member;
  const level = { search: writeFilter({ ...filter, memberId, name: '', to: undefined }).toString() };
  return (
    <li className={styles.row}>
      <div className={styles.line}>
        {team === 0 ? (
          <span className={styles.name}>{username}</span>
        ) : (
          <Link to={level} className={styles.open}>
            {username}
          </Link>
        )}
        <Badge tone="quiet">{t(PLAYERS.includes(type) ? 'links.player' : 'links.agent')}</Badge>
        <span className={styles.online} data-online={online || undefined}>
          {t(online ? 'members.online' : 'members.offline')}
        </span>
      </div>
      {path.length === 0 ? null : <p className={styles.note}>{path.map((step) => step.username).join(' / ')}</p>}
      <dl className={styles.facts}>
        <div>
          <dt>{t('members.balance')}</dt>
          <dd>
            <Money value={balance} currency={currency} />
          </dd>
        </div>
        <div>
          <dt>{t('members.team')}</dt>
          <dd>{countText(team)}</dd>
        </div>
        <div>
          <dt>{t('members.registered')}</dt>
          <dd>{dateText(registeredAt)}</dd>
        </div>
        <div>
          <dt>{t('members.seen')}</dt>
          <dd>{seenAt === undefined ? t('members.never') : stampText(seenAt)}</dd>
        </div>
      </dl>
      {direct && type !== TRIAL ? (
        <div className={styles.line}>
          <Button size="small" onClick={() => onSend(memberId)}>
            {t('memberTransfer.title', { name: username })}
          </Button>
          {firstPassword ? (
            <Button size="small" aria-label={t('renew.of', { name: username })} onClick={() => onRenew(username)}>
              {t('renew.title')}
            </Button>
          ) : null}
        </div>
      ) : null}
    </li>
  );
}
