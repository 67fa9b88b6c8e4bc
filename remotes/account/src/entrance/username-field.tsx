import { useT } from '@foyer/shared/i18n';
import { TextField } from '@foyer/shared/ui';
import type { ComponentProps } from 'react';

/** The user name of an existing account, with the props of `form.field('username')`. */
export function UsernameField(field: Omit<ComponentProps<typeof TextField>, 'label'>) {
  const t = useT('account');
  return (
    <TextField
      {...field}
      label={t('login.username')}
      clearable
      autoCapitalize="none"
      autoCorrect="off"
      autoComplete="username"
      spellCheck={false}
      enterKeyHint="next"
    />
  );
}
