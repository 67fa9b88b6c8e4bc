import { useT } from '@foyer/shared/i18n';
import { Link } from '@foyer/shared/router';
import { ChevronDownIcon, decimal, join, Money } from '@foyer/shared/ui';
import type { ReactNode } from 'react';
import { useOutcomeWord } from '../outcome-word';
import { type Column, columns, type PnlFilter, writeFilter } from './pnl-filter';
import type { PnlLine, TeamPnl } from './pnl-source';
import styles from './team-pnl.module.css';

const AMOUNTS = ['net', 'stake', 'payout', 'rebate', 'bonus'] as const;
type Figures = TeamPnl['totals'];

/** What the opened member and everybody below came to together, which is that member's line one level above. */
function together(own: Figures | undefined, totals: Figures): Figures {
  if (own === undefined) return totals;
  const of = (name: keyof Figures) => decimal(own[name]).plus(totals[name]).toFixed();
  return { stake: of('stake'), payout: of('payout'), rebate: of('rebate'), bonus: of('bonus'), net: of('net') };
}

function Row({ name, figures }: { name: ReactNode; figures: Figures }) {
  const wordOf = useOutcomeWord();
  return (
    <tr>
      <th scope="row">{name}</th>
      {AMOUNTS.map((column) => (
        <td key={column}>
          {column === 'net' ? (
            <Money value={figures.net} signed word={wordOf(figures.net)} />
          ) : (
            <Money value={figures[column]} />
          )}
        </td>
      ))}
    </tr>
  );
}

/** The name of a line; it opens when there is somebody below. */
function Name({ line, filter }: { line: PnlLine; filter: PnlFilter }) {
  const t = useT('agent');
  const { memberId, username, team } = line;
  if (team === 0) return <span className={styles.name}>{username}</span>;
  return (
    <Link to={{ search: writeFilter({ ...filter, memberId }).toString() }} className={styles.open}>
      <span className={styles.name}>{username}</span>
      <span className={styles.note}>{t('pnl.below', { count: team })}</span>
    </Link>
  );
}

interface PnlTableProps {
  filter: PnlFilter;
  first: TeamPnl;
  lines: readonly PnlLine[];
  busy: boolean;
  onOrder: (column: Column) => void;
}

/** A line per direct member with everybody below, and what they come to; its heads put it in order. */
export function PnlTable({ filter, first, lines, busy, onOrder }: PnlTableProps) {
  const t = useT('agent');
  const { own, totals, path } = first;
  const opened = path.at(-1)?.username ?? '';
  const heads = Object.fromEntries(
    columns.map((column) => [
      column,
      t(column === 'username' ? 'pnl.member' : column === 'net' ? 'pnl.net' : `overview.${column}`),
    ]),
  );
  const sorted = (column: Column) =>
    column === filter.order ? (filter.direction === 'asc' ? 'ascending' : 'descending') : undefined;
  return (
    <div className={styles.frame}>
      <div className={styles.scroll} aria-busy={busy || undefined}>
        <table className={styles.table} aria-label={t('pnl.title')}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col" aria-sort={sorted(column)}>
                  <button type="button" className={styles.head} onClick={() => onOrder(column)}>
                    {heads[column]}
                    <ChevronDownIcon
                      size={16}
                      className={join(
                        styles.arrow,
                        sorted(column) === undefined && styles.idle,
                        sorted(column) === 'ascending' && styles.up,
                      )}
                    />
                  </button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {own === undefined ? null : (
              <Row name={<span className={styles.name}>{t('pnl.own', { name: opened })}</span>} figures={own} />
            )}
            {lines.map((line) => (
              <Row key={line.memberId} name={<Name line={line} filter={filter} />} figures={line} />
            ))}
          </tbody>
          <tfoot>
            <Row name={t('overview.sum')} figures={together(own, totals)} />
          </tfoot>
        </table>
      </div>
    </div>
  );
}
