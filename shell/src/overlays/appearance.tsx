import { percentText, pickable, useLanguage, useT } from '@foyer/shared/i18n';
import { MoonIcon, SegmentedControl, SunIcon } from '@foyer/shared/ui';
import type { CSSProperties } from 'react';
import { Flag } from '../preferences/flags';
import { setTextSize, textSizes, useTextSize } from '../preferences/text-size';
import { setTheme, type Theme, useTheme } from '../preferences/theme';
import { useLanguageChoice } from './language-sheet';
import styles from './menu-drawer.module.css';

const themes = [
  { value: 'dark', icon: <MoonIcon size={20} /> },
  { value: 'light', icon: <SunIcon size={20} /> },
] as const satisfies readonly { value: Theme; icon: unknown }[];

const isPickable = (code: string): code is (typeof pickable)[number]['code'] =>
  pickable.some((language) => language.code === code);

/** Text sizes, each shown as a letter of that size. Screen readers get its name. */
function TextSizeControl() {
  const t = useT('shell');
  const size = useTextSize();
  return (
    <SegmentedControl
      label={t('textSize.title')}
      value={size}
      onChange={setTextSize}
      items={textSizes.map((value) => ({
        value,
        label: (
          <>
            <span aria-hidden="true" className={styles.letter} style={{ '--letter': value } as CSSProperties}>
              A
            </span>
            <span className="visually-hidden">{percentText(Math.round(Number(value) * 100))}</span>
          </>
        ),
      }))}
    />
  );
}

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
      <TextSizeControl />
    </div>
  );
}
