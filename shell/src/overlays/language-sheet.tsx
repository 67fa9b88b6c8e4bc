import { bus } from '@foyer/shared/bus';
import { changeLanguage, type LanguageCode, pickable, useLanguage, useT } from '@foyer/shared/i18n';
import { CheckIcon, Drawer, Spinner } from '@foyer/shared/ui';
import { useState } from 'react';
import { Flag } from '../preferences/flags';
import styles from './language-sheet.module.css';
import { overlayStore, useOverlays } from './overlay-store';

/** Changes the language without a reload, or says that its texts did not load. */
export function useLanguageChoice(): {
  pending: LanguageCode | undefined;
  choose: (code: LanguageCode) => Promise<void>;
} {
  const t = useT('shell');
  const [pending, setPending] = useState<LanguageCode>();
  const choose = async (code: LanguageCode) => {
    setPending(code);
    try {
      await changeLanguage(code);
      overlayStore.setState({ languagesShow: false });
    } catch {
      bus.emit('toast:show', { text: t('language.failed'), kind: 'error' });
    }
    setPending(undefined);
  };
  return { pending, choose };
}

/** The languages to choose from, with flag and own name (S2-LANG-01). */
export function LanguageSheet() {
  const t = useT('shell');
  const language = useLanguage();
  const open = useOverlays((state) => state.languagesShow);
  const { pending, choose } = useLanguageChoice();
  return (
    <Drawer open={open} onClose={() => overlayStore.setState({ languagesShow: false })} title={t('language.title')}>
      <ul className={styles.list}>
        {pickable.map(({ code, name }) => (
          <li key={code}>
            <button
              type="button"
              className={styles.choice}
              aria-pressed={code === language}
              aria-busy={pending === code}
              onClick={() => void choose(code)}
            >
              <Flag code={code} />
              <span className={styles.name}>{name}</span>
              {pending === code ? <Spinner /> : null}
              {code === language && pending === undefined ? <CheckIcon size={20} /> : null}
            </button>
          </li>
        ))}
      </ul>
    </Drawer>
  );
}
