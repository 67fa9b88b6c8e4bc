import { useT } from '@foyer/shared/i18n';
import { Dialog, Switch } from '@foyer/shared/ui';
import type { Shortcut } from './dispatch';
import styles from './help.module.css';
import { useKeys } from './keys';

/** Arrows have signs of their own; other names stand on the keys. */
const SHOWN: Readonly<Record<string, string>> = { ArrowDown: '↓', ArrowUp: '↑', Escape: 'Esc' };

interface HelpProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** All shortcuts of the page, and the switch for single letters. */
export function KeysHelp({ open, onClose }: HelpProps) {
  const t = useT('desk');
  const { all, lettersOn, setLetters } = useKeys();
  return (
    <Dialog open={open} title={t('keys.title')} onClose={onClose}>
      <dl className={styles.keys}>
        {open ? all().map((shortcut) => <Line key={shortcut.label} {...shortcut} label={t(shortcut.label)} />) : null}
      </dl>
      <Switch label={t('keys.letters')} checked={lettersOn} onChange={setLetters} />
    </Dialog>
  );
}

function Line({ keys, label }: Pick<Shortcut, 'keys' | 'label'>) {
  return (
    <div className={styles.line}>
      <dt className={styles.names}>
        {keys.map((key) => (
          <kbd key={key} className={styles.key}>
            {SHOWN[key] ?? key}
          </kbd>
        ))}
      </dt>
      <dd>{label}</dd>
    </div>
  );
}
