import { useT } from '@foyer/shared/i18n';
import { useSearchField } from '@foyer/shared/router';
import { ClearIcon, SearchIcon } from '@foyer/shared/ui';
import styles from './search-box.module.css';

export interface SearchBoxProps {
  /** The text of the last search. One that was not sent from here is written into the box. */
  value: string;
  /** Placeholder and accessible name. */
  label: string;
  onSearch: (text: string) => void;
  /** Called at each key, to filter the loaded games. */
  onType?: ((text: string) => void) | undefined;
}

/** Searches on Enter only (S2-GAMELIST-01); clearing it shows all games again. */
export function SearchBox({ value, label, onSearch, onType }: SearchBoxProps) {
  const t = useT('shared');
  const { input, sent } = useSearchField(value);
  const search = (text: string) => {
    sent(text);
    onSearch(text);
  };
  const clear = () => {
    if (input.current === null) return;
    input.current.value = '';
    input.current.focus();
    onType?.('');
    if (value !== '') search('');
  };
  return (
    <form className={styles.box} onSubmit={(event) => event.preventDefault()}>
      <div className={styles.frame}>
        <SearchIcon size={20} className={styles.sign} />
        <input
          ref={input}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          aria-label={label}
          placeholder={label}
          defaultValue={value}
          className={styles.input}
          onChange={(event) => onType?.(event.currentTarget.value.trim())}
          onKeyDown={(event) => {
            // During input of composed characters, Enter confirms them.
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            search(event.currentTarget.value.trim());
          }}
        />
        <button type="button" aria-label={t('ui.clear')} onClick={clear} className={styles.clear}>
          <ClearIcon size={20} />
        </button>
      </div>
    </form>
  );
}
