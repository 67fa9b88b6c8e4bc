import { useT } from '@foyer/shared/i18n';
import { useSearchField } from '@foyer/shared/router';
import { Button, TextField } from '@foyer/shared/ui';
import { useState } from 'react';
import { nameIn } from './members-filter';
import styles from './team-members.module.css';

interface NameBoxProps {
  /** The beginning of a name that was searched for last. */
  value: string;
  onFind: (name: string) => void;
}

/** Searches the whole team by the beginning of a name, on Enter; without one the list is that of a level. */
export function NameBox({ value, onFind }: NameBoxProps) {
  const t = useT('agent');
  const { input, sent } = useSearchField(value);
  const [short, setShort] = useState(false);
  const find = () => {
    const typed = input.current?.value ?? '';
    const name = nameIn(typed);
    setShort(name === '' && typed.trim() !== '');
    if (name === '' && typed.trim() !== '') return;
    sent(name);
    onFind(name);
  };
  return (
    <form className={styles.find} onSubmit={(event) => event.preventDefault()}>
      <TextField
        ref={input}
        label={t('members.search')}
        defaultValue={value}
        error={short ? t('members.short') : undefined}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        clearable
        onKeyDown={(event) => {
          // During input of composed characters, Enter confirms them.
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          find();
        }}
      />
      <Button onClick={find}>{t('bets.find')}</Button>
    </form>
  );
}
