import type { RebateDay } from '@foyer/shared/contract';
import { percentText, useT } from '@foyer/shared/i18n';
import { decimal, formatMoney, Money } from '@foyer/shared/ui';
import styles from './rebate.module.css';

type Shares = Pick<RebateDay, 'parts' | 'team'> & Partial<Pick<RebateDay, 'corrected'>>;

/** A share with the four decimals that it has before the day is rounded. */
function Share({ value }: { value: string }) {
  return <bdi>{formatMoney(value, '', 4)}</bdi>;
}

/** What a day's rebate is made of: own stakes by category, the team's share, and a correction if any. */
export function RebateShares({ parts, team, corrected = '0' }: Shares) {
  const t = useT('wallet');
  const others = [
    { name: t('rebate.team'), value: team },
    { name: t('rebate.corrected'), value: corrected },
  ].filter(({ value }) => !decimal(value).eq(0));
  if (parts.length === 0 && others.length === 0) return null;
  return (
    <table className={styles.shares}>
      <thead>
        <tr>
          {['record.category', 'rebate.turnover', 'rebate.rate', 'rebate.share'].map((key) => (
            <th key={key} scope="col">
              {t(key)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {parts.map(({ category, turnover, rate, share }) => (
          <tr key={`${category} ${rate}`}>
            <th scope="row">{t(`type.${category}`)}</th>
            <td>
              <Money value={turnover} />
            </td>
            <td>
              <bdi>{percentText(rate)}</bdi>
            </td>
            <td>
              <Share value={share} />
            </td>
          </tr>
        ))}
        {others.map(({ name, value }) => (
          <tr key={name}>
            <th scope="row" colSpan={3}>
              {name}
            </th>
            <td>
              <Share value={value} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
