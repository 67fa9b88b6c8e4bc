import { bus } from '@foyer/shared/bus';
import { useAgentMenu, useFlag } from '@foyer/shared/flags';
import { useT } from '@foyer/shared/i18n';
import { useUnread } from '@foyer/shared/inbox';
import { hasPage } from '@foyer/shared/router';
import { Badge, HeadsetIcon } from '@foyer/shared/ui';
import type { ReactNode } from 'react';
import { AgentLink } from './agent-link';
import styles from './shortcut-grid.module.css';
import { type Shortcut, shortcuts } from './shortcuts';

function Face({ icon, label, unread = 0 }: { icon: ReactNode; label: string; unread?: number }) {
  const t = useT('agent');
  return (
    <>
      <span className={styles.icon}>
        {icon}
        <span aria-hidden="true" className={styles.badge}>
          <Badge count={unread} />
        </span>
      </span>
      <span className={styles.label}>{label}</span>
      {unread > 0 ? <span className="visually-hidden">, {t('unread', { count: unread })}</span> : null}
    </>
  );
}

function ShortcutItem({ name, to, icon }: Shortcut) {
  const t = useT('agent');
  const isInbox = name === 'webEmail';
  // The inbox is closed to agents too while the merchant has it off.
  const isClosed = !useFlag('MAILCEN') && isInbox;
  const allowed = useAgentMenu(name) && hasPage(to) && !isClosed;
  const unread = useUnread(allowed && isInbox);
  if (!allowed) return null;
  return (
    <li>
      <AgentLink to={to} className={styles.item}>
        <Face icon={icon} label={t(`menu.${name}`)} unread={unread} />
      </AgentLink>
    </li>
  );
}

/** The agent's tools that the merchant allows, and customer service (S2-AGENT-10 to S2-AGENT-22, S6-FLAGS-20). */
export function ShortcutGrid() {
  const t = useT('agent');
  return (
    <section aria-labelledby="agent-tools" className={styles.section}>
      <h2 id="agent-tools" className={styles.heading}>
        {t('menu.title')}
      </h2>
      <ul className={styles.grid}>
        {shortcuts.map((shortcut) => (
          <ShortcutItem key={shortcut.name} {...shortcut} />
        ))}
        <li>
          <button type="button" className={styles.item} onClick={() => bus.emit('service:open')}>
            <Face icon={<HeadsetIcon />} label={t('menu.service')} />
          </button>
        </li>
      </ul>
    </section>
  );
}
