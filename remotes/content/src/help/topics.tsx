import { useT } from '@foyer/shared/i18n';
import { useAddressQuery } from '@foyer/shared/router';
import { Button, NoData } from '@foyer/shared/ui';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Topic } from './get-help';
import styles from './help.module.css';
import { HelpSearch } from './help-search';
import { searchTopics } from './search-topics';
import { topicOf } from './topic-address';
import { TopicItem } from './topic-item';

interface TopicsProps {
  topics: readonly Topic[];
}

/** The topics with their search. The address has the open one and the search, so that coming back finds both (A070). */
export function Topics({ topics }: TopicsProps) {
  const t = useT('content');
  const { drawn, newest, replace } = useAddressQuery();
  const [typed, setTyped] = useState(drawn.get('search') ?? '');
  const chosen = topicOf(drawn, topics.length);
  const [closed, setClosed] = useState<number>();
  const button = useRef<HTMLButtonElement>(null);
  const pressedAt = useRef<number>(undefined);
  const named = useRef(drawn.has('i'));
  useEffect(() => {
    if (named.current) button.current?.focus();
  }, []);
  // The topic before closes above the pressed one, which would leave the screen otherwise.
  useLayoutEffect(() => {
    if (pressedAt.current === undefined || button.current === null) return;
    window.scrollBy(0, button.current.getBoundingClientRect().top - pressedAt.current);
    pressedAt.current = undefined;
  }, [chosen]);
  const write = (key: string, value: string) => {
    const next = newest();
    if (value === '') next.delete(key);
    else next.set(key, value);
    if (next.toString() !== newest().toString()) replace(next);
  };
  const search = (text: string) => {
    setTyped(text);
    write('search', text.trim());
  };
  const press = (at: number, from: HTMLButtonElement) => {
    setClosed(at === chosen && closed !== at ? at : undefined);
    if (at === chosen) return;
    pressedAt.current = from.getBoundingClientRect().top;
    write('i', String(at));
  };
  const found = searchTopics(topics, typed);
  const counts = { found: found.length, count: topics.length };
  return (
    <>
      <HelpSearch typed={typed} onType={search} />
      <div className={styles.state}>
        <p role="status" className={styles.count}>
          {t(typed.trim() === '' ? 'help.count' : 'help.found', counts)}
        </p>
      </div>
      {found.length === 0 ? (
        <NoData text={t('help.none')} action={<Button onClick={() => search('')}>{t('help.showAll')}</Button>} />
      ) : (
        <ul className={styles.list}>
          {found.map((each) => {
            const { at } = each.topic;
            return (
              <TopicItem
                key={at}
                found={each}
                open={at === chosen && at !== closed}
                onPress={(from) => press(at, from)}
                button={at === chosen ? button : undefined}
              />
            );
          })}
        </ul>
      )}
    </>
  );
}
