import { changeLanguage, useLanguage, useT } from '@foyer/shared/i18n';
import { IconButton, MoonIcon, SunIcon } from '@foyer/shared/ui';
import styles from './look.module.css';
import { switchTheme, useTheme } from './theme';

/** Language and appearance. */
export function Settings() {
  const t = useT('front');
  const theme = useTheme();
  const other = useLanguage() === 'TY' ? 'EN' : 'TY';
  return (
    <div className={styles.settings}>
      <button
        type="button"
        className={styles.language}
        lang={other === 'TY' ? 'th' : 'en'}
        onClick={() => void changeLanguage(other)}
      >
        {other === 'TY' ? 'ไทย' : 'English'}
      </button>
      <IconButton
        label={t(theme === 'light' ? 'look.dark' : 'look.light')}
        icon={theme === 'light' ? <MoonIcon /> : <SunIcon />}
        onClick={switchTheme}
      />
    </div>
  );
}
