import { errorTextKey } from '@foyer/shared/api';
import { useT } from '@foyer/shared/i18n';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../ui';
import { type CsvColumn, csvText, gatherRows, saveFile } from './csv';
import styles from './csv-button.module.css';
import type { ReportPage, ReportSource } from './source';

interface CsvButtonProps<R, P extends ReportPage<R>> {
  source: ReportSource<R, P>;
  columns: readonly CsvColumn<R>[];
  /** Name of the file, without its ending. */
  file: string;
}

/** Saves all rows of a report as a CSV file, and says when the file had to end before the rows did. */
export function CsvButton<R, P extends ReportPage<R>>({ source, columns, file }: CsvButtonProps<R, P>) {
  const t = useT('shared');
  const [busy, setBusy] = useState(false);
  const [note, setNote] = useState('');
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const save = async () => {
    const control = new AbortController();
    const { signal } = control;
    running.current = control;
    setBusy(true);
    setNote('');
    try {
      const { rows, cut } = await gatherRows(source, signal);
      const text = await csvText(columns, rows);
      if (signal.aborted) return;
      saveFile(`${file}.csv`, text);
      setNote(t(cut ? 'report.csvCut' : 'report.csvDone', { rows: rows.length }));
    } catch (error) {
      if (!signal.aborted) setNote(t(errorTextKey(error)));
    } finally {
      if (!signal.aborted) setBusy(false);
    }
  };
  return (
    <div className={styles.csv}>
      <Button size="small" busy={busy} onClick={() => void save()}>
        {t('report.csv')}
      </Button>
      <p aria-live="polite" className={styles.note}>
        {note}
      </p>
    </div>
  );
}
