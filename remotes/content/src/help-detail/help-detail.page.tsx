import { useT } from '@foyer/shared/i18n';
import { useSearchParams } from '@foyer/shared/router';
import { LinkButton } from '@foyer/shared/ui';
import { useEffect, useRef } from 'react';
import type { Topic } from '../help/get-help';
import { AskService, HelpView } from '../help/help-view';
import { topicOf } from '../help/topic-address';
import { ServerHtml } from '../server-html/server-html';
import styles from './help-detail.module.css';

/** The topics before and after this one. */
function Neighbours({ topics, at }: { topics: readonly Topic[]; at: number }) {
  const t = useT('content');
  const links = [
    { topic: topics[at - 1], key: 'help.before' },
    { topic: topics[at + 1], key: 'help.after' },
  ];
  return (
    <nav aria-label={t('help.more')} className={styles.more}>
      {links.map(({ topic, key }) =>
        topic === undefined ? null : (
          <LinkButton key={key} full to={`/m/helpDetail?i=${topic.at}`} className={styles.neighbour}>
            <span className={styles.words}>
              <span className={styles.place}>{t(key)}</span>
              <bdi>{topic.title}</bdi>
            </span>
          </LinkButton>
        ),
      )}
      <LinkButton full to={`/m/help?i=${at}`}>
        {t('help.all')}
      </LinkButton>
    </nav>
  );
}

function Alone({ topics }: { topics: readonly Topic[] }) {
  const at = topicOf(useSearchParams()[0], topics.length);
  const topic = topics[at];
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(at);
  // The next topic is the same page to the shell, so it begins at its top from here.
  useEffect(() => {
    if (shown.current === at) return;
    shown.current = at;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [at]);
  if (topic === undefined) return null;
  return (
    <>
      <article className={styles.topic}>
        <h2 ref={heading} tabIndex={-1} className={styles.title}>
          <bdi>{topic.title}</bdi>
        </h2>
        <ServerHtml html={topic.content} under={2} />
      </article>
      <Neighbours topics={topics} at={at} />
      <AskService />
    </>
  );
}

/** /m/helpDetail: one topic by itself (S2-ROUTES-35, A070). */
export default function HelpDetailPage() {
  return <HelpView rows={1}>{(topics) => <Alone topics={topics} />}</HelpView>;
}
