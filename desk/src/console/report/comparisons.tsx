import { decimalText, useT } from '@foyer/shared/i18n';
import styles from '../console.module.css';
import type { Comparison, Report } from '../shapes';
import { IntervalChart } from './interval-chart';
import { differenceText } from './verdicts';

/** Each arm against the control: the metric first, then the guardrails. Intervals hold at all looks at once. */
export function Comparisons({ report: { comparisons, guardrails, metric } }: { readonly report: Report }) {
  const t = useT('console');
  const rows = [
    ...comparisons.map((each) => ({ ...each, worse: each.high !== null && each.high < 0 })),
    // What decides is not judged twice.
    ...guardrails.filter((each) => each.metric !== metric),
  ];
  return (
    <>
      <h2 className={styles.heading}>{t('report.against')}</h2>
      <p className={styles.hint}>{t('report.againstHint')}</p>
      <IntervalChart rows={rows.filter((each) => each.metric !== 'stake')} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls is reached by key. */}
      <section className={styles.scroll} aria-label={t('report.against')} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              {(['arm', 'difference', 'from', 'to', 'p', 'harm'] as const).map((name) => (
                <th key={name} scope="col">
                  {t(`report.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((each) => (
              <Row key={`${each.arm} ${each.metric}`} row={each} />
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}

function Row({ row }: { readonly row: Comparison & { readonly worse: boolean } }) {
  const t = useT('console');
  const { arm, metric, difference, low, high, p, worse } = row;
  const value = (of: number | null) => (of === null ? '–' : differenceText(metric, of));
  return (
    <tr>
      <th scope="row">
        {arm}
        <small>{t(`metric.${metric}`)}</small>
      </th>
      <td>{value(difference)}</td>
      <td>{value(low)}</td>
      <td>{value(high)}</td>
      <td>{p < 0.001 ? `< ${decimalText('0.001')}` : decimalText(p.toFixed(3))}</td>
      <td className={styles.state} data-tone={worse ? 'bad' : undefined}>
        {worse ? t('report.worse') : ''}
      </td>
    </tr>
  );
}
