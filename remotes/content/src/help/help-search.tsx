import { useT } from '@foyer/shared/i18n';
import { SearchIcon, TextField } from '@foyer/shared/ui';

interface HelpSearchProps {
  typed: string;
  onType: (text: string) => void;
  /** Called with the text when typing is over: by Enter, or on leaving the field. */
  onDone: (text: string) => void;
}

/** Narrows the topics while somebody types. */
export function HelpSearch({ typed, onType, onDone }: HelpSearchProps) {
  const t = useT('content');
  return (
    <TextField
      type="search"
      enterKeyHint="search"
      autoComplete="off"
      label={t('help.search')}
      prefix={<SearchIcon size={20} />}
      clearable
      maxLength={100}
      value={typed}
      onChange={(event) => onType(event.currentTarget.value)}
      onBlur={(event) => onDone(event.currentTarget.value)}
      onKeyDown={(event) => {
        // During input of composed characters, Enter confirms them.
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) onDone(event.currentTarget.value);
      }}
    />
  );
}
