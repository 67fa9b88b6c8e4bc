import type { ReactNode } from 'react';
import { ChevronDownIcon } from '../ui';
import styles from './figure-table.module.css';

export interface FigureRow {
  readonly key: string;
  readonly name: ReactNode;
  readonly cells: readonly ReactNode[];
}

interface FigureTableProps {
  title: string;
  /** Head of the names, and of each column of cells. */
  head: string;
  columns: readonly string[];
  rows: readonly FigureRow[];
  open?: boolean | undefined;
}

/** Figures as a table that unfolds. */
export function FigureTable({ title, head, columns, rows, open = false }: FigureTableProps) {
  return (
    <details className={styles.details} open={open}>
      <summary className={styles.summary}>
        {title}
        <ChevronDownIcon size={16} className={styles.chevron} />
      </summary>
      <div className={styles.scroll}>
        <table className={styles.table} aria-label={title}>
          <thead>
            <tr>
              {[head, ...columns].map((each) => (
                <th key={each} scope="col">
                  {each}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, name, cells }) => (
              <tr key={key}>
                <th scope="row">{name}</th>
                {cells.map((cell, column) => (
                  <td key={columns[column]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
