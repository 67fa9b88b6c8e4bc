import type { Announcement } from '@foyer/shared/contract';
import { dateText } from '@foyer/shared/i18n';
import { ChevronDownIcon } from '@foyer/shared/ui';
import { useId, useState } from 'react';
import { ServerHtml } from '../server-html/server-html';
import styles from './notice-list.module.css';

interface NoticeListProps {
  notices: readonly Announcement[];
  /** Level of the titles, below that of the page or dialog. */
  heading: 'h2' | 'h3';
  onLeave?: () => void;
}

function NoticeItem({
  notice,
  heading: Heading,
  onLeave,
}: Omit<NoticeListProps, 'notices'> & { notice: Announcement }) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <li className={styles.item} data-open={open || undefined}>
      <Heading className={styles.heading}>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          className={styles.toggle}
          onClick={() => setOpen(!open)}
        >
          <span className={styles.words}>
            <bdi>{notice.title}</bdi>
            {notice.publishedAt === undefined ? null : (
              <time dateTime={new Date(notice.publishedAt).toISOString()} className={styles.day}>
                {dateText(notice.publishedAt)}
              </time>
            )}
          </span>
          <ChevronDownIcon size={20} className={styles.chevron} />
        </button>
      </Heading>
      <div id={id} hidden={!open}>
        {open ? (
          <ServerHtml html={notice.content ?? ''} className={styles.content} {...(onLeave ? { onLeave } : {})} />
        ) : null}
      </div>
    </li>
  );
}

/** A list of notices, each of which opens to its text. */
export function NoticeList({ notices, ...rest }: NoticeListProps) {
  return (
    <ul className={styles.list}>
      {notices.map((notice) => (
        <NoticeItem key={notice.id} notice={notice} {...rest} />
      ))}
    </ul>
  );
}
