import type { LanguageCode } from '@foyer/shared/i18n';
import type { ReactNode } from 'react';
import styles from './flags.module.css';

const thai = (
  <>
    <path fill="#a51931" d="M0 0h30v20H0z" />
    <path fill="#f4f5f8" d="M0 3.3h30v13.4H0z" />
    <path fill="#2d2a4a" d="M0 6.7h30v6.6H0z" />
  </>
);

const british = (
  <>
    <path fill="#012169" d="M0 0h30v20H0z" />
    <path stroke="#fff" strokeWidth="4" d="m0 0 30 20M30 0 0 20" />
    <path stroke="#c8102e" strokeWidth="1.6" d="m0 0 30 20M30 0 0 20" />
    <path stroke="#fff" strokeWidth="6.6" d="M15 0v20M0 10h30" />
    <path stroke="#c8102e" strokeWidth="4" d="M15 0v20M0 10h30" />
  </>
);

const drawn: Partial<Record<LanguageCode, ReactNode>> = { TY: thai, TH: thai, EN: british };

/** The flag of a language (S2-LANG-01). Its name stands beside it. */
export function Flag({ code }: { code: LanguageCode }) {
  return (
    <svg viewBox="0 0 30 20" aria-hidden="true" focusable="false" className={styles.flag} data-flag={code}>
      {drawn[code] ?? british}
    </svg>
  );
}
