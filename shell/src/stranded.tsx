import { Button } from '@foyer/shared/ui';
import { TornArt } from './startup/art';
import styles from './startup/state-screen.module.css';

/** Shown when not even the texts load. Contains its words in both languages. */
export function Stranded({ retry }: { retry: () => void }) {
  return (
    <main className={styles.main}>
      <TornArt />
      <h1 className={styles.title} lang="th">
        โหลดเว็บไซต์ไม่สำเร็จ
      </h1>
      <p className={styles.text} lang="en">
        The site did not load. Check your connection.
      </p>
      <div className={styles.action}>
        <Button variant="primary" onClick={retry}>
          <span lang="th">ลองอีกครั้ง</span> · <span lang="en">Try again</span>
        </Button>
      </div>
    </main>
  );
}
