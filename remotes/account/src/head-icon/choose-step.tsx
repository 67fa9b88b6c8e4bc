import { useT } from '@foyer/shared/i18n';
import { Button, Loading, NoData, PlusIcon, QueryView, Skeleton } from '@foyer/shared/ui';
import { useRef } from 'react';
import type { useHeadIcons } from './get-head-icons';
import styles from './head-icon-sheet.module.css';
import { IconChoices } from './icon-choices';

interface ChooseStepProps {
  icons: ReturnType<typeof useHeadIcons>;
  picked: string | undefined;
  busy: boolean;
  onPick: (path: string) => void;
  onUse: (path: string) => void;
  onFile: (file: File) => void;
}

function Choices({ icons, picked, onPick }: Pick<ChooseStepProps, 'icons' | 'picked' | 'onPick'>) {
  const t = useT('account');
  return (
    <QueryView
      query={icons}
      skeleton={
        <Loading className={styles.skeletons}>
          <Skeleton shape="circle" count={12} className={styles.circle} />
        </Loading>
      }
      failed={{ look: 'inline' }}
      isEmpty={({ choices }) => choices.length === 0}
      empty={<NoData text={t('headIcon.none')} />}
    >
      {({ choices, current }) => (
        <IconChoices choices={choices} value={picked ?? current ?? undefined} onChange={onPick} />
      )}
    </QueryView>
  );
}

export function ChooseStep({ icons, picked, busy, onPick, onUse, onFile }: ChooseStepProps) {
  const t = useT('account');
  const file = useRef<HTMLInputElement>(null);
  const isNew = picked !== undefined && picked !== icons.data?.current;
  return (
    <>
      <Choices icons={icons} picked={picked} onPick={onPick} />
      <input
        ref={file}
        type="file"
        accept="image/png,image/jpeg"
        aria-label={t('headIcon.file')}
        tabIndex={-1}
        className="visually-hidden"
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          // Allows choosing the same file again.
          target.value = '';
          if (chosen) onFile(chosen);
        }}
      />
      <div className={styles.actions}>
        <Button icon={<PlusIcon size={20} />} onClick={() => file.current?.click()}>
          {t('headIcon.upload')}
        </Button>
        <Button variant="primary" busy={busy} disabled={!isNew} onClick={() => picked && onUse(picked)}>
          {t('headIcon.use')}
        </Button>
      </div>
      <p className={styles.note}>{t('headIcon.note')}</p>
    </>
  );
}
