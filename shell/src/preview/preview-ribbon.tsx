import type { SiteConfig } from '@foyer/shared/contract';
import { dictionaryOf, stampText, timeText, useLanguage } from '@foyer/shared/i18n';
import { Button } from '@foyer/shared/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import styles from './preview-ribbon.module.css';
import { words } from './words';

type Preview = NonNullable<SiteConfig['preview']>;

const DAY = 24 * 60 * 60 * 1000;

/** The moment as a time; with its day where it is more than a day away. */
const momentText = (until: number): string => (until - Date.now() < DAY ? timeText(until) : stampText(until));

/** Whether the moment has come, as the device has it. */
function useIsOver(until: number): boolean {
  const [isOver, setOver] = useState(() => until <= Date.now());
  useEffect(() => {
    if (isOver) return undefined;
    const timer = setTimeout(() => setOver(true), until - Date.now());
    return () => clearTimeout(timer);
  }, [isOver, until]);
  return isOver;
}

/** Says which releases a link has set in this browser and until when, and ends it; or that it has ended (decision 89). */
export function PreviewRibbon({ preview: { releases, until, ended } }: { preview: Preview }) {
  const text = words[dictionaryOf(useLanguage())];
  const isOver = useIsOver(until);
  const [isOpen, setOpen] = useState(true);
  if (!isOpen) return null;

  const ribbon = (content: ReactNode) => (
    <aside className={styles.ribbon} aria-label={text.label}>
      {content}
    </aside>
  );
  if (ended)
    return ribbon(
      <>
        <p role="status">{text.ended}</p>
        <Button onClick={() => setOpen(false)}>{text.close}</Button>
      </>,
    );
  if (isOver)
    return ribbon(
      <>
        <p role="status">{text.over}</p>
        <Button onClick={() => location.reload()}>{text.reload}</Button>
      </>,
    );
  return ribbon(
    <>
      <div>
        <p>{text.shown.replace('{{time}}', momentText(until))}</p>
        <ul>
          {Object.entries(releases).map(([part, version]) => (
            <li key={part}>
              {part} {version}
            </li>
          ))}
        </ul>
      </div>
      <form method="post" action="/preview/end">
        <Button type="submit">{text.end}</Button>
      </form>
    </>,
  );
}

/** Puts the ribbon beside the site, so that it stays where the site does not start. */
export function showRibbon(preview: Preview): void {
  createRoot(document.body.appendChild(document.createElement('div'))).render(<PreviewRibbon preview={preview} />);
}
