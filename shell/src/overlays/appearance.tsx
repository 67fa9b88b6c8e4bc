import { pickable, useLanguage, useT } from '@foyer/shared/i18n';
import { MoonIcon, SegmentedControl, SunIcon } from '@foyer/shared/ui';
import { Flag } from '../frame/flags';
import { setTheme, type Theme, useTheme } from '../frame/theme';
import { useLanguageChoice } from './language-sheet';
import styles from './menu-drawer.module.css';

const themes = [
  { value: 'dark', icon: <MoonIcon size={20} /> },
  { value: 'light', icon: <SunIcon size={20} /> },
] as const satisfies readonly { value: Theme; icon: unknown }[];

const isPickable = (code: string): code is (typeof pickable)[number]['code'] =>
  pickable.some((language) => language.code === code);

/** How the site looks to this member: dark or light, and in which language. */
export function Appearance() {
  const t = useT('shell');
  const theme = useTheme();
  const language = useLanguage();
  const { pending = language, choose } = useLanguageChoice();
  return (
    <div className={styles.choices}>
      <SegmentedControl
        label={t('theme.title')}
        value={theme}
        onChange={setTheme}
        items={themes.map(({ value, icon }) => ({
          value,
          label: (
            <span className={styles.option}>
              {icon}
              {t(`theme.${value}`)}
            </span>
          ),
        }))}
      />
      <SegmentedControl
        label={t('language.title')}
        value={isPickable(pending) ? pending : 'EN'}
        onChange={(code) => void choose(code)}
        items={pickable.map(({ code, name }) => ({
          value: code,
          label: (
            <span className={styles.option}>
              <Flag code={code} />
              {name}
            </span>
          ),
        }))}
      />
    </div>
  );
}
