import { useT } from '@foyer/shared/i18n';
import { SearchIcon, TextField } from '@foyer/shared/ui';

interface HelpSearchProps {
  typed: string;
  onType: (text: string) => void;
}

/** Narrows the topics while somebody types. */
export function HelpSearch({ typed, onType }: HelpSearchProps) {
  const t = useT('content');
  return (
    <TextField
      // Browsers draw a second button for clearing into a field of type search.
      type="text"
      role="searchbox"
      inputMode="search"
      enterKeyHint="search"
      autoComplete="off"
      label={t('help.search')}
      prefix={<SearchIcon size={20} />}
      clearable
      maxLength={60}
      value={typed}
      onChange={(event) => onType(event.currentTarget.value)}
    />
  );
}
