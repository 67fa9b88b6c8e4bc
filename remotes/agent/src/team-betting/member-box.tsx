import { useT } from '@foyer/shared/i18n';
import { Button, ClearIcon, join } from '@foyer/shared/ui';
import { useRef } from 'react';
import { nameIn } from './bets-filter';
import styles from './team-betting.module.css';

interface MemberBoxProps {
  /** The name that was looked for last. */
  value: string;
  onFind: (member: string) => void;
}

/** Finds a member by the whole name; without one the list is everybody's. */
export function MemberBox({ value, onFind }: MemberBoxProps) {
  const t = useT('agent');
  const input = useRef<HTMLInputElement>(null);
  const find = () => onFind(nameIn(input.current?.value ?? ''));
  return (
    <form className={styles.find} onSubmit={(event) => event.preventDefault()}>
      <div className={join(styles.frame, value !== '' && styles.lit)}>
        <input
          ref={input}
          aria-label={t('bets.member')}
          placeholder={t('bets.member')}
          defaultValue={value}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          className={styles.input}
          onKeyDown={(event) => {
            // During input of composed characters, Enter confirms them.
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            find();
          }}
        />
        {value === '' ? null : (
          <button type="button" aria-label={t('bets.everybody')} onClick={() => onFind('')} className={styles.clear}>
            <ClearIcon size={20} />
          </button>
        )}
      </div>
      <Button size="small" onClick={find}>
        {t('bets.find')}
      </Button>
    </form>
  );
}
