import { useT } from '@foyer/shared/i18n';
import { ClearIcon, SearchIcon } from '@foyer/shared/ui';
import { useRef } from 'react';
import styles from './search-box.module.css';

export interface SearchBoxProps {
  /** What was searched for last. */
  value: string;
  /** What the field says before anything is typed, and its spoken name. */
  label: string;
  onSearch: (text: string) => void;
}

/** Searches on Enter, never while one types (S2-GAMELIST-01); emptying it shows everything again. */
export function SearchBox({ value, label, onSearch }: SearchBoxProps) {
  const t = useT('shared');
  const input = useRef<HTMLInputElement>(null);
  const submit = () => onSearch(input.current?.value.trim() ?? '');
  const clear = () => {
    if (input.current === null) return;
    input.current.value = '';
    input.current.focus();
    if (value !== '') onSearch('');
  };
  return (
    <search className={styles.box}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <SearchIcon size={20} className={styles.sign} />
        <input
          key={value}
          ref={input}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          aria-label={label}
          placeholder={label}
          defaultValue={value}
          className={styles.input}
        />
        <button type="button" aria-label={t('ui.clear')} onClick={clear} className={styles.clear}>
          <ClearIcon size={20} />
        </button>
      </form>
    </search>
  );
}
