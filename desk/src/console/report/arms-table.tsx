import { countText, decimalText, useT } from '@foyer/shared/i18n';
import styles from '../console.module.css';
import type { Report } from '../shapes';
import { shareText } from './verdicts';

const RATES = ['login', 'registration', 'deposit', 'launch', 'bet'] as const;

/** The arms with visitors, and the share of them that did each thing. */
export function ArmsTable({ report: { arms } }: { readonly report: Report }) {
  const t = useT('console');
  const rate = (part: number, of: number): string => (of === 0 ? '–' : shareText(part / of));
  return (
    <>
      <h2 className={styles.heading}>{t('report.arms')}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls is reached by key. */}
      <section className={styles.scroll} aria-label={t('report.arms')} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('report.arm')}</th>
              <th scope="col">{t('report.visitors')}</th>
              <th scope="col">{t('report.members')}</th>
              {RATES.map((metric) => (
                <th key={metric} scope="col">
                  {t(`metric.${metric}`)}
                </th>
              ))}
              <th scope="col">{t('report.stakes')}</th>
              <th scope="col">{t('metric.failures')}</th>
            </tr>
          </thead>
          <tbody>
            {arms.map((each, at) => (
              <tr key={each.arm}>
                <th scope="row">
                  {each.arm}
                  <small>
                    {each.version}, {shareText(each.share)}
                    {at === 0 ? `, ${t('start.control')}` : ''}
                  </small>
                </th>
                <td>{countText(each.visitors)}</td>
                <td>
                  {countText(each.members)}
                  {each.told === 0 ? null : <small>{t('report.told', { count: each.told })}</small>}
                </td>
                {RATES.map((metric) => (
                  <td key={metric}>
                    {rate(each[metric], each.visitors)}
                    <small>{countText(each[metric])}</small>
                  </td>
                ))}
                <td>
                  {decimalText(each.stakes)}
                  <small>{t('report.bets', { count: each.bets })}</small>
                </td>
                <td>
                  {each.loads === null || each.failures === null
                    ? '–'
                    : rate(each.failures, each.loads + each.failures)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}
