import { useT } from '@foyer/shared/i18n';
import { Button } from '@foyer/shared/ui';
import { Time } from '../format/time';
import styles from '../list/list.module.css';
import { useDeed, type WaitingDeed } from './people-calls';

/** What one manager asked for and a second has to do as well; one's own can be taken back. */
export function Waiting({ of }: { readonly of: readonly WaitingDeed[] }) {
  const t = useT('desk');
  const deed = useDeed();
  return of.map(({ name, act, by, at, own }) => (
    <div key={name} className={styles.voice}>
      <p>
        {t(own ? 'people.waitsOwn' : 'people.waits', { by, name, act: t(`act.${act}`) })} <Time at={at} />
      </p>
      {own ? (
        <Button busy={deed.isPending} onClick={() => deed.mutate({ name, method: 'DELETE' })}>
          {t('waiting.takeBack')}
        </Button>
      ) : null}
    </div>
  ));
}
