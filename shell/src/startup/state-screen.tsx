import { type ReactNode, useRef } from 'react';
import { LanguageButton } from '../layout/header-buttons';
import { Logo } from '../layout/logo';
import { useDocumentTitle } from '../routes/document-title';
import styles from './state-screen.module.css';

interface StateScreenProps {
  art: ReactNode;
  titleId: string | undefined;
  title: string;
  text: string;
  action?: ReactNode;
}

/** A full screen for a state of the site, without header and footer (A005). */
export function StateScreen({ art, titleId, title, text, action }: StateScreenProps) {
  const screen = useRef<HTMLDivElement>(null);
  useDocumentTitle(screen);
  return (
    <div ref={screen} className={styles.screen}>
      <header className={styles.top}>
        <Logo />
        <LanguageButton />
      </header>
      <main className={styles.main}>
        {art}
        <h1 id={titleId} className={styles.title}>
          {title}
        </h1>
        <p className={styles.text}>{text}</p>
        {action === undefined ? null : <div className={styles.action}>{action}</div>}
      </main>
    </div>
  );
}
