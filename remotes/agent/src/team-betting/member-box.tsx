import { useT } from '@foyer/shared/i18n';
import { useSearchField } from '@foyer/shared/router';
import { Button, ClearIcon, join } from '@foyer/shared/ui';
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
  const { input, sent } = useSearchField(value);
  const search = (member: string) => {
    sent(member);
    onFind(member);
  };
  const find = () => search(nameIn(input.current?.value ?? ''));
  const everybody = () => {
    if (input.current) input.current.value = '';
    search('');
  };
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
          <button type="button" aria-label={t('bets.everybody')} onClick={everybody} className={styles.clear}>
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
