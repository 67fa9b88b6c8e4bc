import { useT } from '@foyer/shared/i18n';
import { ErrorPanel, Loading, Skeleton } from '@foyer/shared/ui';
import { type ReactNode, useRef } from 'react';
import { failureText } from '../calls/failure-text';
import styles from '../list/list.module.css';
import { Panel } from '../list/panel';
import { type LetterPath, useLetter } from './letter-calls';

interface LetterPanelProps<More> {
  readonly path: LetterPath;
  readonly id: string;
  readonly onClose: () => void;
  readonly children: (letter: More) => ReactNode;
}

/** One letter in each of its states: loading, failed, there. */
export function LetterPanel<More>({ path, id, onClose, children }: LetterPanelProps<More>) {
  const t = useT('desk');
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, error, isFetching, refetch } = useLetter<More>(path, id);
  return (
    <Panel title={t(`${path}.one`, { id })} heading={heading} onClose={onClose}>
      {error === null ? null : (
        <ErrorPanel
          look={data === undefined ? 'page' : 'inline'}
          title={failureText(t, error)}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data === undefined ? (
        error === null ? (
          <Loading className={styles.loading}>
            <Skeleton shape="block" count={3} />
          </Loading>
        ) : null
      ) : (
        children(data)
      )}
    </Panel>
  );
}
