import { useT } from '@foyer/shared/i18n';
import { Link } from '@foyer/shared/router';
import { ChevronDownIcon, ChevronRightIcon } from '@foyer/shared/ui';
import { type Ref, useId } from 'react';
import { ServerHtml } from '../server-html/server-html';
import styles from './help.module.css';
import type { Found } from './search-topics';

interface TopicItemProps {
  found: Found;
  open: boolean;
  onPress: (button: HTMLButtonElement) => void;
  /** The button of the open topic. */
  button?: Ref<HTMLButtonElement> | undefined;
}

/** A topic that opens to its text. */
export function TopicItem({ found: { topic, excerpt }, open, onPress, button }: TopicItemProps) {
  const t = useT('content');
  const id = useId();
  return (
    <li className={styles.item} data-open={open || undefined}>
      <h2 className={styles.heading}>
        <button
          ref={button}
          type="button"
          aria-expanded={open}
          aria-controls={id}
          className={styles.toggle}
          onClick={(event) => onPress(event.currentTarget)}
        >
          <span className={styles.words}>
            <bdi>{topic.title}</bdi>
            {excerpt === undefined ? null : <span className={styles.excerpt}>{excerpt}</span>}
          </span>
          <ChevronDownIcon size={20} className={styles.chevron} />
        </button>
      </h2>
      <div id={id} hidden={!open}>
        {open ? (
          <div className={styles.content}>
            <ServerHtml html={topic.content} under={2} />
            <Link to={`/m/helpDetail?i=${topic.at}`} className={styles.alone}>
              {t('help.alone')}
              <ChevronRightIcon size={16} />
            </Link>
          </div>
        ) : null}
      </div>
    </li>
  );
}
